import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { TestModule, Vitest } from 'vitest/node'
import { createVitest } from 'vitest/node'
import config from '../../vitest.config.ts'
import { readImports, sourceFiles } from '../import-graph.ts'

/** What the process that runs the tests is asked: these files, once for each text of one source file. */
export interface Order {
  project: string
  tests: string[]
  file: string
  texts: [number: number, text: string][]
}
/** What it says on the way: which text is being tried, how that went, and that it is through. */
export type Word = { begun: number } | { ended: number; failure: string | null } | 'done' | { broken: string }

const root = path.resolve(import.meta.dirname, '../..')
const imports = readImports(root, sourceFiles(root, 'src', 'tests', 'demo', 'scripts'))
/** Where the tests of the mutants stand; who asks takes it away, because this process may be killed. */
const folder = process.argv[2] as string

const say = (word: Word) => void process.send?.(word)
const NUMBER = /\?mutant=(\d+)$/
let current: Order = { project: '', tests: [], file: '', texts: [] }
let affected = new Set<string>()

/** A file and everything that imports it, however far away. */
function reaching(file: string): Set<string> {
  const found = new Set([file])
  for (const one of found) {
    for (const { from, file: to, isType } of imports) if (to === one && !isType) found.add(from)
  }
  return new Set([...found].map((one) => path.join(root, one)))
}

/**
 * Gives every mutant modules of its own: whatever can see the changed file is loaded once more under its number. So one
 * process tries one after the other without starting anew, and no file of the tree is ever written.
 */
const mutants: Plugin = {
  name: 'mutants',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (NUMBER.test(source)) return source
    const [mark] = NUMBER.exec(importer ?? '') ?? []
    if (!mark) return null
    const found = await this.resolve(source, importer?.replace(NUMBER, ''), { skipSelf: true })
    return found && affected.has(found.id) ? found.id + mark : found
  },
  load(id) {
    const [mark, number] = NUMBER.exec(id) ?? []
    if (!mark) return null
    const file = id.replace(NUMBER, '')
    if (file !== path.join(root, current.file)) return readFileSync(file, 'utf8')
    return current.texts.find(([one]) => one === Number(number))?.[1]
  },
}

/** One failure is enough: the other tests of this mutant are left out. */
const STOP_AT_A_FAILURE = `import { beforeEach } from 'vitest'
let hasFailed = false
beforeEach(({ onTestFailed, skip }) => {
  if (hasFailed) skip()
  onTestFailed(() => { hasFailed = true })
})
`

const numberOf = ({ moduleId }: TestModule) => Number(/(\d+)\.test\.ts$/.exec(moduleId)?.[1])
const started = new Map<string, Promise<Vitest>>()

async function start(project: string): Promise<Vitest> {
  const { projects = [] } = config.test ?? {}
  const found = projects.find((one) => (one as { test: { name: string } }).test.name === project)
  if (!found) throw new Error(`There is no project ${project}`)
  const vitest = await createVitest(
    {
      ...(found as { test: object }).test,
      name: undefined,
      config: false,
      root,
      watch: false,
      maxWorkers: 1,
      // Threads end with their process, also with one that is killed because it hangs.
      pool: 'threads',
      fileParallelism: false,
      isolate: false,
      fsModuleCache: false,
      // A test that waits for what a mutant never does has failed; none takes nearly as long by itself.
      testTimeout: 15_000,
      reporters: [
        {
          onTestModuleStart: (module) => say({ begun: numberOf(module) }),
          onTestModuleEnd: (module) => say({ ended: numberOf(module), failure: failureOf(module) }),
        },
      ],
    },
    { plugins: [mutants], server: { fs: { strict: false } } },
  )
  await vitest.standalone()
  return vitest
}

async function run(order: Order): Promise<void> {
  current = order
  affected = reaching(order.file)
  if (!started.has(order.project)) started.set(order.project, start(order.project))
  const vitest = (await started.get(order.project)) as Vitest
  const specifications = order.texts.map(([number]) => {
    const file = path.join(folder, `${number}.test.ts`)
    const lines = order.tests.map(
      (test) => `import ${JSON.stringify(`${path.join(root, test)}?mutant=${number}`)}`,
    )
    writeFileSync(file, `${STOP_AT_A_FAILURE}${lines.join('\n')}\n`)
    return vitest.getRootProject().createSpecification(file)
  })
  await vitest.runTestSpecifications(specifications)
}

function failureOf(module: TestModule): string | null {
  if (module.ok()) return null
  for (const test of module.children.allTests('failed')) return test.fullName
  return module.errors()[0]?.message.split('\n')[0] ?? 'it cannot be loaded'
}

process.on('disconnect', () => process.exit())
process.on('message', (order: Order) => {
  run(order).then(
    () => say('done'),
    (error: unknown) => say({ broken: String(error) }),
  )
})
