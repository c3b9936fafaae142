import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { readConfig } from '../src/platform/config/config.ts'
import { systemClock } from '../src/platform/time/clock.ts'
import { isQuick, type Row } from './bench.ts'

/**
 * A visitor's page rendered afresh, with all it takes: routing, data, the document, every encoding of it. At least half
 * as many in a second as `renderToString` alone makes of the same tree.
 */
const PATHS = ['/de', '/de/programm', '/de/haus', '/de/magazin']
const ROUNDS = isQuick ? 12 : 30
const AT_ONCE = 8

// Before the bundle is loaded, which binds what the module exports then.
const reactServer = createRequire(import.meta.url)('react-dom/server') as typeof import('react-dom/server')
const plain = reactServer.renderToString
let rendering = 0
reactServer.renderToString = (...args) => {
  const begun = performance.now()
  const html = plain(...args)
  rendering += performance.now() - begun
  return html
}

export default async function freshPage(): Promise<Row[]> {
  const { createApp } = await import('../src/app.ts')
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-bench-'))
  const config = readConfig({ DATA_DIR: folder })
  const app = await createApp({ config, clock: systemClock, log: pino({ level: 'silent' }) })

  let hosts = 0
  /** A page names its own host, so to a new one no stored page can be given. */
  const ask = async (url: string): Promise<void> => {
    const headers = { host: `house-${++hosts}.example`, 'accept-encoding': 'br' }
    const answer = await app.server.inject({ url, headers })
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode}`)
  }
  const rows: Row[] = []
  for (const url of PATHS) {
    const ratios: number[] = []
    for (let warm = 0; warm < 20; warm++) await ask(url)
    for (let round = 0; round < ROUNDS; round++) {
      rendering = 0
      const begun = performance.now()
      await Promise.all(Array.from({ length: AT_ONCE }, () => ask(url)))
      ratios.push(rendering / (performance.now() - begun))
    }
    rows.push({ what: `\`${url}\` made afresh`, beside: '`renderToString` alone', ratios, wanted: '≥ 0.5' })
  }
  await app.close()
  rmSync(folder, { recursive: true, force: true })
  return rows
}
