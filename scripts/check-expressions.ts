import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { check } from 'recheck'
import { EXCEPTIONS } from './expression-exceptions.ts'
import { type Expression, readExpressions } from './find-expressions.ts'
import { sourceFiles } from './import-graph.ts'

export interface Fault {
  where: string
  expression: string
  what: string
}

/** Far more than any of them takes: a busy machine is no failure. What is undecided by then counts as not proven. */
const TIMEOUT = 60_000

/**
 * Holds every regular expression under `root` against the rule that none is worse than linear in the length of what it
 * reads. Tests are left out: what they read they have written themselves.
 */
export async function checkExpressions(root: string, exceptions = EXCEPTIONS): Promise<Fault[]> {
  const files = sourceFiles(root, 'src', 'demo', 'scripts').filter((file) => !/\.test\.tsx?$/.test(file))
  if (files.length === 0) throw new Error('There are no files to check.')
  const expressions = readExpressions(root, files)
  if (expressions.length === 0) throw new Error('There are no regular expressions to check.')
  const isListed = ({ file, text }: Expression) =>
    exceptions.some((exception) => exception.file === file && exception.text === text)
  const faults: Fault[] = []
  const verdicts = new Map<string, Promise<string | null>>()
  for (const expression of expressions.filter((one) => !isListed(one))) {
    const { file, line, text, source, flags } = expression
    if (!verdicts.has(text)) verdicts.set(text, judge(source, flags))
    const what = await verdicts.get(text)
    if (what) faults.push({ where: `${file}:${line}`, expression: text, what })
  }
  const isGone = ({ file, text }: { file: string; text: string }) =>
    !expressions.some((expression) => expression.file === file && expression.text === text)
  const gone = exceptions.filter(isGone).map(({ file, text }) => ({
    where: file,
    expression: text,
    what: 'is listed as an exception, but is no longer there',
  }))
  return [...faults, ...gone]
}

/** What is wrong with an expression; null where nothing is. */
async function judge(source: string | null, flags: string): Promise<string | null> {
  if (source === null) return 'is put together while the program runs, so nobody can say how long it takes'
  const found = await check(source, flags, { timeout: TIMEOUT })
  if (found.status === 'safe') return null
  if (found.status === 'unknown') return `is not proven to be linear (${found.error.kind})`
  return `takes time that grows ${found.complexity.summary}, for instance with ${found.attack.pattern}`
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  // The only one of its engines that runs wherever we do.
  process.env.RECHECK_BACKEND = 'pure'
  const faults = await checkExpressions(fileURLToPath(new URL('..', import.meta.url)))
  for (const { where, expression, what } of faults) console.error(`${where} ${expression}\n    ${what}`)
  console.log(
    faults.length === 0
      ? 'No regular expression is worse than linear.'
      : `${faults.length} regular expressions may take too long: rewrite them, or list them in scripts/expression-exceptions.ts with a reason.`,
  )
  process.exitCode = faults.length === 0 ? 0 : 1
}
