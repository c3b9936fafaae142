import { ROUNDS, type Row, reportOf, SECONDS, type Started, start, stop } from './bench.ts'
import { load } from './load.ts'

/**
 * Renders a visitor's page that is not stored, with all that is needed: routing, data, markup and compression. At least half as
 * many per second as `renderToString` alone makes of the same tree.
 */
const PATHS = ['/de', '/de/programm', '/de/haus', '/de/magazin']
const CONNECTIONS = 8
const WARM_UP = 3

export default async function freshPage(): Promise<Row[]> {
  const server = await start('./fresh-server.ts')
  const rows: Row[] = []
  for (const path of PATHS) {
    const ratios: number[] = []
    // V8 optimises code during thousands of pages, so the first rounds do not count.
    for (let warm = 0; warm < WARM_UP; warm++) await renderingShare(server, path)
    for (let round = 0; round < ROUNDS; round++) ratios.push(await renderingShare(server, path))
    rows.push({ what: `\`${path}\` made afresh`, beside: '`renderToString` alone', ratios, wanted: '≥ 0.5' })
  }
  await stop(server)
  return rows
}

let hosts = 0

/**
 * The part of its time that a fully loaded server spends in `renderToString`; the same part is its speed compared with rendering
 * alone.
 */
async function renderingShare(server: Started, path: string): Promise<number> {
  const rendered = async () => (await reportOf<{ rendering: number }>(server, 'rendering')).rendering
  const before = await rendered()
  const begun = performance.now()
  await load({
    ...{ port: server.port, path, headers: { 'Accept-Encoding': 'br' } },
    ...{ host: () => `house-${++hosts}.localhost`, connections: CONNECTIONS, seconds: SECONDS },
  })
  const elapsed = (performance.now() - begun) / 1000
  return ((await rendered()) - before) / elapsed
}
