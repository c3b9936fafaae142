import { ROUNDS, type Row, reportOf, SECONDS, type Started, start, stop } from './bench.ts'
import { load } from './load.ts'

/**
 * A visitor's page rendered afresh, with all it takes: routing, data, the document, its compressed form. At least half
 * as many in a second as `renderToString` alone makes of the same tree.
 */
const PATHS = ['/de', '/de/programm', '/de/haus', '/de/magazin']
const CONNECTIONS = 8
const WARM_UP = 3

export default async function freshPage(): Promise<Row[]> {
  const server = await start('./fresh-server.ts')
  const rows: Row[] = []
  for (const path of PATHS) {
    const ratios: number[] = []
    // V8 goes on to make code faster for thousands of pages.
    for (let warm = 0; warm < WARM_UP; warm++) await renderingShare(server, path)
    for (let round = 0; round < ROUNDS; round++) ratios.push(await renderingShare(server, path))
    rows.push({ what: `\`${path}\` made afresh`, beside: '`renderToString` alone', ratios, wanted: '≥ 0.5' })
  }
  await stop(server)
  return rows
}

let hosts = 0

/** What part of its time a server that has more to do than it can renders: as much faster it would be if it did only that. */
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
