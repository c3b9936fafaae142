import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { EQUIVALENT } from './mutations/equivalent.ts'
import { applyMutant, findMutants, type Mutant } from './mutations/find-mutants.ts'
import {
  countsOf,
  type Fate,
  isSame,
  percentOf,
  shareOf,
  type Tried,
  WANTED,
  writeReport,
} from './mutations/report.ts'
import { TARGETS, type Tests } from './mutations/targets.ts'
import type { Order, Word } from './mutations/test-runner.ts'

/**
 * Changes one small thing of the code after the other and sees whether a test fails. Nothing is written into the tree:
 * the tests are given another text of the file. `npm run mutate -- src/platform/cache` takes a part of the targets,
 * `--fresh` tries again what was killed before; otherwise a run goes on where the last one was stopped. `--write` writes what it
 * says into docs/mutations.md.
 */
const root = path.resolve(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fresh: { type: 'boolean' }, write: { type: 'boolean' } },
})
const folder = mkdtempSync(path.join(tmpdir(), 'foyer-mutants-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const notes = path.join(root, 'node_modules/.cache/mutations.jsonl')

interface Target {
  file: string
  tests: Required<Tests>
}

const all = TARGETS.flatMap(({ files, tests = {} }) =>
  globSync(files, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort()
    .map((file): Target => ({ file, tests: withNeighbour(file, tests) })),
)
const targets = all.filter(
  ({ file }) => positionals.length === 0 || positionals.some((part) => file.startsWith(part)),
)

/** The unit test beside a file is about it without being named. */
function withNeighbour(file: string, { unit = [], pglite = [] }: Tests): Required<Tests> {
  const beside = ['.test.ts', '.test.tsx'].map((end) => file.replace(/\.tsx?$/, end))
  const all = [...beside.filter((test) => existsSync(path.join(root, test))), ...unit]
  return { unit: [...new Set(all)], pglite }
}

/** So many in one go: the modules of all of them stay in the memory of the process. */
const IN_ONE_GO = { unit: 40, pglite: 8 }
/** What takes longer than this and ten times the tests as they are has no end. Before the first of them, all has to be loaded. */
const PATIENCE = 20_000
const PATIENCE_AT_FIRST = 300_000

const UNCHANGED = -1

const tried: Tried[] = []
let runner: ChildProcess | null = null
let runs = 0
const known = values.fresh ? new Set<string>() : readNotes()
for (const target of targets) {
  await tryAll(target).catch((error: unknown) => {
    console.log(`${target.file}: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  })
}
stop()
report()

async function tryAll({ file, tests }: Target): Promise<void> {
  const source = readFileSync(path.join(root, file), 'utf8')
  const mutants = findMutants(file, source)
  const keys = mutants.map((mutant) => hashOf(source, mutant))
  const open = new Set(
    [...mutants.keys()].filter(
      (place) => !isEquivalent(mutants[place] as Mutant) && !known.has(keys[place] as string),
    ),
  )
  for (const project of ['unit', 'pglite'] as const) {
    if (open.size === 0 || tests[project].length === 0) continue
    // Every endpoint test can be named here, not only those that `npm test` runs on PGlite.
    const order = { project: project === 'pglite' ? 'pglite-all' : project, tests: tests[project], file }
    const patience = await control(order, source)
    const places = [...open]
    for (let first = 0; first < places.length; first += IN_ONE_GO[project]) {
      const texts = places
        .slice(first, first + IN_ONE_GO[project])
        .map((place): Text => [++runs, applyMutant(mutants[place] as Mutant, source), place])
      // Unchanged, after all the others: else a test that cannot be run twice would pass for one that has noticed them.
      texts.push([++runs, source, UNCHANGED])
      const found = await noticed(order, texts, patience)
      if (found.includes(UNCHANGED))
        throw new Error(`The tests of ${file} fail without any change when run in a row`)
      for (const place of found) {
        open.delete(place)
        note(keys[place] as string)
      }
    }
  }
  for (const [place, mutant] of mutants.entries()) {
    const fate: Fate = isEquivalent(mutant) ? 'equivalent' : open.has(place) ? 'survived' : 'killed'
    tried.push({ mutant, fate })
    if (fate === 'survived') console.log(`  survived ${told(mutant)}`)
  }
  const counts = countsOf(tried.filter(({ mutant }) => mutant.file === file))
  console.log(
    `${file}: ${counts.killed} killed, ${counts.survived} survived, ${counts.equivalent} equivalent`,
  )
}

function hashOf(source: string, mutant: Mutant): string {
  return createHash('sha256')
    .update(JSON.stringify([source, mutant]))
    .digest('hex')
}

type Text = [number: number, text: string, place: number]

/** The places of those that a test has noticed. What hangs or ends the process is noticed, too; the rest goes on after it. */
async function noticed(order: Omit<Order, 'texts'>, texts: Text[], patience: number): Promise<number[]> {
  const found: number[] = []
  const left = new Map(texts.map((text) => [text[0], text]))
  while (left.size > 0) {
    let running: number | undefined
    const word = await ask(
      { ...order, texts: [...left.values()].map(([number, text]) => [number, text]) },
      patience,
      (said) => {
        if ('begun' in said) running = said.begun
        else {
          if (said.failure !== null) found.push(left.get(said.ended)?.[2] as number)
          left.delete(said.ended)
          running = undefined
        }
      },
    )
    if (word === 'done') break
    const [, , place] = left.get(running ?? (left.keys().next().value as number)) as Text
    found.push(place)
    left.delete(running ?? (left.keys().next().value as number))
  }
  return found
}

/** The tests as they are, which must pass; and how long a changed one may take. */
async function control(order: Omit<Order, 'texts'>, source: string): Promise<number> {
  let begun = performance.now()
  let taken = 0
  let failure: string | null = 'it did not run'
  const end = await ask({ ...order, texts: [[++runs, source]] }, PATIENCE_AT_FIRST, (said) => {
    if ('begun' in said) begun = performance.now()
    else {
      failure = said.failure
      taken = performance.now() - begun
    }
  })
  if (end !== 'done' || failure !== null)
    throw new Error(`Without any change a test of ${order.file} fails: ${failure}`)
  return PATIENCE + 10 * taken
}

function stop(): void {
  runner?.kill('SIGKILL')
  runner = null
}

type Step = Exclude<Word, 'done' | { broken: string }>

/** Lets the tests run; ends with what stopped them: nothing, a loop without an end, or the end of the process. */
function ask(
  order: Order,
  patience: number,
  hear: (step: Step) => void,
): Promise<'done' | 'hangs' | 'ended'> {
  runner ??= fork(path.join(root, 'scripts/mutations/test-runner.ts'), [folder], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const asked = runner
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer)
      asked.removeAllListeners()
      settle()
    }
    const hang = () => {
      stop()
      end(() => resolve('hangs'))
    }
    let timer = setTimeout(hang, PATIENCE_AT_FIRST)
    asked.on('message', (word: Word) => {
      if (word === 'done') return end(() => resolve('done'))
      if ('broken' in word) return end(() => reject(new Error(word.broken)))
      hear(word)
      clearTimeout(timer)
      timer = setTimeout(hang, patience)
    })
    asked.once('exit', () => {
      runner = null
      end(() => resolve('ended'))
    })
    asked.send(order)
  })
}

function isEquivalent(mutant: Mutant): boolean {
  return EQUIVALENT.some((one) => isSame(one, mutant))
}

function readNotes(): Set<string> {
  return new Set(existsSync(notes) ? readFileSync(notes, 'utf8').split('\n') : [])
}

function note(key: string): void {
  mkdirSync(path.dirname(notes), { recursive: true })
  appendFileSync(notes, `${key}\n`)
}

function told({ file, line, change, code }: Mutant): string {
  return `${file}:${line}  ${change}  in  ${code}`
}

function report(): void {
  const { killed, survived, equivalent } = countsOf(tried)
  console.log(`\n${tried.length} mutants: ${killed} killed, ${survived} survived, ${equivalent} equivalent.`)
  console.log(
    `${percentOf(tried)} % of those that change something are noticed; wanted are ${100 * WANTED} %.`,
  )
  const files = new Set(tried.map(({ mutant }) => mutant.file))
  for (const one of EQUIVALENT) {
    if (files.has(one.file) && !tried.some(({ mutant }) => isSame(mutant, one)))
      console.log(`No longer there: ${one.file}  ${one.change}  in  ${one.code}`)
  }
  if (shareOf(tried) < WANTED) process.exitCode = 1
  if (!values.write) return
  const untried = all.map(({ file }) => file).filter((file) => !files.has(file))
  const text = writeReport({ tried, untried, equivalent: EQUIVALENT, today: new Date() })
  writeFileSync(path.join(root, 'docs/mutations.md'), text)
}
