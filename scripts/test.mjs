import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findNode } from '../packages/foyer/bin/find-node.js'
import { runStep, Stopped, say } from '../packages/foyer/bin/run.js'
import { ensurePackages } from './packages.mjs'
import { root } from './root.mjs'
import { sideBySide } from './side-by-side.mjs'
import { countPlaywright, countVitest } from './test-reports.mjs'

/**
 * `--all` also runs every endpoint test on the embedded database, and every drill as often as its rule requires. `--only 'types,unit
 * tests'` runs these steps and what they need, and `--shard 2/3` a part of their tests, so that several machines share them.
 */
const { values: asked } = parseArgs({
  options: { all: { type: 'boolean' }, only: { type: 'string' }, shard: { type: 'string' } },
})
const isAll = asked.all ?? false

/**
 * All checks, two at a time where they do not disturb each other. `counts` reads a step's figures from its report; a step without
 * it counts as one check. A step whose `needs` failed is not run and counts as failed.
 */
const STEPS = [
  { name: 'types', command: ['tsc'] },
  { name: 'lint and format', command: ['biome', 'check'] },
  { name: 'import rules', command: ['node', 'scripts/check-imports.ts'] },
  { name: 'references', command: ['node', 'scripts/check-references.ts'] },
  { name: 'regular expressions', command: ['node', 'scripts/check-expressions.ts'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'production build', command: ['node', 'scripts/build.ts'] },
  { name: 'unit tests', command: vitest('unit'), counts: countVitest },
  // Installs the tarball outside the repository, so it waits for npm more than it works.
  { name: 'packed house', command: vitest('packed'), counts: countVitest },
  // Mostly waits for servers to start and end, so the endpoint tests can run beside it.
  { name: 'processes', command: vitest('processes'), counts: countVitest, needs: 'production build' },
  {
    name: 'endpoints on PGlite',
    command: vitest(isAll ? 'pglite-all' : 'pglite'),
    counts: countVitest,
    needs: 'production build',
  },
  {
    name: 'endpoints on PostgreSQL',
    command: vitest('postgres'),
    counts: countVitest,
    needs: 'production build',
  },
  {
    name: 'browser tests',
    command: ['playwright', 'test', '--reporter=list,json'],
    counts: countPlaywright,
    needs: 'production build',
    // Two browsers use two cores, and their progress should be visible.
    alone: true,
  },
]

function vitest(project) {
  return ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json']
}

const reports = mkdtempSync(path.join(tmpdir(), 'foyer-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))

try {
  process.chdir(root)
  await ensurePackages({ dev: true })
  const node = findNode(root)
  conclude(await sideBySide(stepsAsked(), (step, earlier) => perform(step, node, earlier)))
} catch (error) {
  console.error(`\n  ${error.message}\n`)
  console.log('0 passed, 1 failed, 0 skipped')
  process.exitCode = error instanceof Stopped ? error.exitCode : 1
}

/** The steps to run, in their order; a step brings the one it needs. */
function stepsAsked() {
  if (!asked.only) return STEPS
  const names = new Set(asked.only.split(','))
  for (const name of names) {
    const step = STEPS.find((one) => one.name === name)
    if (!step)
      throw new Error(`There is no step "${name}". There are: ${STEPS.map((one) => one.name).join(', ')}.`)
    if (step.needs) names.add(step.needs)
  }
  return STEPS.filter(({ name }) => names.has(name))
}

async function perform(step, node, earlier) {
  if (earlier.get(step.needs)?.failed > 0) {
    say(`${step.name}: not run, because the ${step.needs} failed`)
    return { passed: 0, failed: 1, skipped: 0, seconds: 0 }
  }
  say(`${step.name} …`)
  const report = path.join(reports, `${step.name}.json`)
  const begun = performance.now()
  const code = await runTool(node, step, report)
  const seconds = Math.round((performance.now() - begun) / 1000)
  say(`${step.name}: ${code === 0 ? 'done' : 'failed (above)'}`)
  if (!step.counts) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, seconds }
  return { ...verdict(step, code, readCounts(step, report)), seconds }
}

/** Runs tools with our Node: their first line takes the Node on the path, and so do the processes they start. */
function runTool(node, { command: [tool, ...args], counts, alone }, report) {
  const folders = [path.dirname(node), path.join(root, 'node_modules', '.bin'), process.env.PATH]
  const env = {
    PATH: folders.join(path.delimiter),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...(isAll && { DRILLS: 'whole' }),
  }
  const how = { quiet: !alone }
  if (tool === 'node') return runStep(node, args, env, how)
  const toFile = counts === countVitest ? [`--outputFile.json=${report}`] : []
  const shard = counts && asked.shard ? [`--shard=${asked.shard}`] : []
  return runStep(path.join(root, 'node_modules', '.bin', tool), [...args, ...toFile, ...shard], env, how)
}

function readCounts({ counts }, report) {
  try {
    return counts(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }
  }
}

/** A suite that broke outside its tests, or ran none, counts as failed. */
function verdict({ name }, code, counted) {
  const ranNothing = counted.passed + counted.failed === 0
  if (ranNothing) say(`${name}: not one test ran`)
  return ranNothing || code !== 0 ? { ...counted, failed: Math.max(1, counted.failed) } : counted
}

function conclude(results) {
  console.log()
  const sum = (figure) => results.reduce((total, result) => total + result[figure], 0)
  for (const { name, passed, failed, skipped, seconds } of results) {
    const figures = `${passed} passed, ${failed} failed, ${skipped} skipped`
    console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(24)} ${figures}, ${seconds} s`)
  }
  for (const { name, slowest = [] } of results) {
    if (slowest.length > 0) console.log(`\nSlowest files, ${name}:`)
    for (const { file, seconds } of slowest) console.log(`  ${String(seconds).padStart(4)} s  ${file}`)
  }
  if (sum('failed') > 0) process.exitCode = 1
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
  const broken = results.flatMap(({ broken = [] }) => broken)
  for (const name of broken) console.log(`failed: ${name}`)
  const retried = results.flatMap(({ retried = [] }) => retried)
  if (retried.length > 0) console.log(`${retried.length} only at the second try: ${retried.join('; ')}`)
}
