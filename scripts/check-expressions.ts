import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { check, type Diagnostics } from 'recheck'
import { readExpressions } from './find-expressions.ts'
import { sourceFiles } from './import-graph.ts'

interface Fault {
  where: string
  expression: string
  what: string
}

/**
 * Without time-outs, so that the result does not depend on the load of the machine. Counted repetitions are unrolled, so that
 * they are proven and not only tried.
 */
const SETTINGS = { incubationTimeout: null, attackTimeout: null, maxRepeatCount: 300 }
/** The limit for one expression; beyond it, it counts as not proven. */
const MAX_CPU_SECONDS = 20

/**
 * Checks that no regular expression under `root` takes more than linear time in the length of its input. Tests and scripts are
 * left out, because their input is our own.
 */
export async function checkExpressions(root: string): Promise<Fault[]> {
  // The only engine of the checker that runs on all our systems.
  process.env.RECHECK_BACKEND = 'pure'
  const files = sourceFiles(root, 'packages', 'houses').filter((file) => !/\.test\.tsx?$/.test(file))
  if (files.length === 0) throw new Error('There are no files to check.')
  const expressions = readExpressions(root, files)
  if (expressions.length === 0) throw new Error('There are no regular expressions to check.')
  const verdicts = new Map<string, string | null>()
  for (const { text, source, flags } of expressions) {
    if (!verdicts.has(text)) verdicts.set(text, await judge(source, flags))
  }
  return expressions.flatMap(({ file, line, text }) => {
    const what = verdicts.get(text)
    return what ? [{ where: `${file}:${line}`, expression: text, what }] : []
  })
}

/** What is wrong with an expression; null where it is safe. */
async function judge(source: string | null, flags: string): Promise<string | null> {
  if (source === null) return 'is put together while the program runs, so nobody can say how long it takes'
  const found = await decide(source, flags)
  if (found.status === 'safe')
    return found.checker === 'fuzz' ? 'was only tried: it is too large to be proven, or looks around' : null
  if (found.status === 'unknown') return `is not proven to be linear (${found.error.kind})`
  return `is worse than linear (${found.complexity.summary}), for instance with ${found.attack.pattern}`
}

/** The checker measures time, not work, so on a busy machine it gets more time. */
async function decide(
  source: string,
  flags: string,
  timeout = MAX_CPU_SECONDS * 1_000,
): Promise<Diagnostics> {
  const before = process.cpuUsage()
  const found = await check(source, flags, { ...SETTINGS, timeout })
  const isUndecided = found.status === 'unknown' && found.error.kind === 'timeout'
  const seconds = process.cpuUsage(before).user / 1e6
  return isUndecided && seconds < MAX_CPU_SECONDS ? decide(source, flags, timeout * 4) : found
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const faults = await checkExpressions(fileURLToPath(new URL('..', import.meta.url)))
  for (const { where, expression, what } of faults) console.error(`${where} ${expression}\n    ${what}`)
  console.log(
    faults.length === 0
      ? 'No regular expression is worse than linear.'
      : `${faults.length} regular expressions may take too long. Rewrite them.`,
  )
  process.exitCode = faults.length === 0 ? 0 : 1
}
