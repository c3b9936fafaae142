import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { isQuick, median, type Part, quantile, type Row } from './bench.ts'

/**
 * `npm run bench`: measures everything that must be fast, each compared with something else in the same run. Parts can be named
 * (`npm run bench -- stored search`), `--quick` makes the rounds short, and `--write` puts the table into bench/README.md.
 */
const PARTS: Record<string, () => Promise<{ default: Part }>> = {
  stored: () => import('./stored.ts'),
  fresh: () => import('./fresh-page.ts'),
  search: () => import('./search.ts'),
  houses: () => import('./houses.ts'),
  'back-office': () => import('./back-office-lists.ts'),
  'beside-searches': () => import('./beside-searches.ts'),
  'beside-writes': () => import('./pages-beside-writes.ts'),
  processes: () => import('./processes.ts'),
  cart: () => import('./cart.ts'),
  'sale-start': () => import('./sale-start.ts'),
  writes: () => import('./writes.ts'),
  dashboard: () => import('./dashboard.ts'),
  memory: () => import('./memory.ts'),
  bytes: () => import('./bytes.ts'),
  'first-view': () => import('./first-view.ts'),
}
const README = new URL('./README.md', import.meta.url)

const only = process.env.BENCH_PART
if (only) {
  // Each part in a process of its own, so that none benefits from what another has warmed up.
  const { default: part } = await (PARTS[only] as (typeof PARTS)[string])()
  process.send?.(await part())
  process.disconnect?.()
  process.exit(0)
}

const named = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const unknown = named.filter((name) => !(name in PARTS))
if (unknown.length > 0) throw new Error(`No part is called ${unknown}: there are ${Object.keys(PARTS)}`)
const begun = loadavg()[0] as number
const lines: string[] = []
for (const name of named.length > 0 ? named : Object.keys(PARTS)) {
  const child = fork(fileURLToPath(import.meta.url), process.argv.slice(2), {
    env: { ...process.env, NODE_ENV: 'production', BENCH_PART: name },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  let rows: Row[] | null = null
  child.on('message', (message: Row[]) => {
    rows = message
  })
  await ended
  for (const row of rows ?? [{ what: name, beside: 'did not end well', ratios: [] }]) {
    lines.push(lineOf(row))
    console.log(lines.at(-1))
  }
}
const table = ['| what | beside | median | spread | wanted | |', '|---|---|---|---|---|---|', ...lines].join(
  '\n',
)
const [cpu] = cpus()
const facts = [
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpu?.model.trim() || process.arch}), Node ${process.version}`,
  `load ${begun.toFixed(1)} before and ${(loadavg()[0] as number).toFixed(1)} after`,
  ...(isQuick ? ['short rounds'] : []),
  `commit ${execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim()}`,
].join('; ')
console.log(`\n${facts}\n\n${table}`)
if (process.argv.includes('--write')) {
  const text = readFileSync(README, 'utf8')
  const mark = '<!-- the last table -->'
  writeFileSync(README, `${text.slice(0, text.indexOf(mark))}${mark}\n\n${facts}\n\n${table}\n`)
}

function lineOf({ what, beside, ratios, wanted = '', unit = '' }: Row): string {
  const middle = median(ratios)
  const shown = (value: number) => `${value.toFixed(unit && value >= 10 ? 0 : 2)}${unit && ` ${unit}`}`
  if (ratios.length === 0) return `| ${what} | ${beside} | – | – | ${wanted} | |`
  // With few rounds all of them; with many, without the tenth at either end, which other work may have disturbed.
  const spread = `${shown(quantile(ratios, 0.1))} … ${shown(quantile(ratios, 0.9))}`
  return `| ${what} | ${beside} | ${shown(middle)} | ${spread} | ${wanted} | ${verdict(middle, wanted)} |`
}

function verdict(value: number, wanted: string): string {
  const [sign, limit] = wanted.split(' ')
  if (!limit) return ''
  return (sign === '≥' ? value >= Number(limit) : value <= Number(limit)) ? '✓' : '✗'
}
