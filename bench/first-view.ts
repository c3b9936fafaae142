import { ask, isQuick, type Row, start, stop } from './bench.ts'
import { startPhone, type Vitals } from './phone.ts'

/** With other work on the machine the blocking time varies a lot; the spread shows it. */
const ROUNDS = isQuick ? 3 : 7

/**
 * The size of loaded files by their kind, in kB. Browsers accept no brotli over plain HTTP, so files are a third larger than in
 * the build.
 */
const WEIGHTS = { Document: '≤ 40', Stylesheet: '', Font: '≤ 40', Image: '≤ 200', Script: '' }

/** Measures a first view on a slow phone. */
export default async function firstView(): Promise<Row[]> {
  // With a shop: without one the largest visible element is the message that it is closed, which appears late.
  const server = await start('./foyer-server.ts', { SHOP: 'on' })
  const phone = await startPhone()
  const rows: Row[] = []
  for (const [name, path] of await screens(server.port)) {
    const address = `http://127.0.0.1:${server.port}${path}`
    const seen: Vitals[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const vitals = await phone.look(address)
      // The first visit only warms up the server and the browser.
      if (round > 0) seen.push(vitals)
    }
    const row = (what: string, of: (vitals: Vitals) => number, unit: string, wanted?: string) =>
      rows.push({ what: `${what}, ${name}`, beside: 'a slow phone', ratios: seen.map(of), unit, wanted })
    row('first paint', ({ firstPaint }) => firstPaint / 1000, 's')
    row('largest paint', ({ largestPaint }) => largestPaint / 1000, 's', '≤ 2.0')
    row('blocking time', ({ blocked }) => blocked, 'ms', '≤ 200')
    row('layout shift', ({ shift }) => shift, '', '≤ 0.02')
    for (const [kind, wanted] of Object.entries(WEIGHTS))
      row(`${kind.toLowerCase()}s`, ({ bytes }) => (bytes[kind] ?? 0) / 1024, 'kB', wanted)
  }
  await phone.stop()
  await stop(server)
  return rows
}

/** The home page, the programme, an event and an article. */
async function screens(port: number): Promise<[name: string, path: string][]> {
  const first = async (list: string) => {
    const { body } = await ask(port, `/de/api/${list}/?page_size=1`, { 'Accept-Encoding': 'identity' })
    return JSON.parse(body.toString()).results[0].url as string
  }
  return [
    ['home', '/de'],
    ['programme', '/de/programm'],
    ['event', await first('events')],
    ['article', await first('articles')],
  ]
}
