import { fork } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import { fileURLToPath } from 'node:url'
import { ask, isQuick, logIn, median, type Row, start, stop } from './bench.ts'

/**
 * The time of a page alone, and while twelve visitors search without a pause, each from an address of its own and with a new text
 * each time. The second median is at most twice the first.
 */
const ROUNDS = isQuick ? 3 : 4
const ASKED_IN_A_ROUND = isQuick ? 12 : 25
const SEARCHES = {
  'calling for results': '/de/api/search/?query=',
  'calling for suggestions': '/de/api/search/autocomplete/?query=',
  'looking at results': '/de/search?q=',
}

export default async function besideSearches(): Promise<Row[]> {
  const server = await start('./foyer-server.ts', { TRUST_PROXY: 'on' })
  const { port } = server
  const searchers = fork(fileURLToPath(new URL('./searchers.ts', import.meta.url)))
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const { Cookie } = await logIn(port, server, 'customer')
  let hosts = 0
  /** Requests of a visitor, from the cheapest for the server to the most expensive. */
  const pages: Record<string, () => Promise<unknown>> = {
    'a stored page': () => ask(port, '/de/programm', {}, agent),
    'a page made afresh': () => ask(port, '/de/programm', { Host: `house-${++hosts}.localhost` }, agent),
    'a customer’s page': () => ask(port, '/de/programm', { Cookie }, agent),
  }
  const rows: Row[] = []
  for (const [what, path] of Object.entries(SEARCHES)) {
    for (const [page, look] of Object.entries(pages)) {
      const ratios: number[] = []
      for (let warm = 0; warm < 10; warm++) await look()
      // Both in turn, so that other work on the machine slows both.
      for (let round = 0; round < ROUNDS; round++) {
        const alone = median(await timesOf(look))
        searchers.send({ port, path })
        const beside = median(await timesOf(look))
        searchers.send('stop')
        await once(searchers, 'message')
        ratios.push(beside / alone)
      }
      rows.push({ what: `${page}, beside twelve ${what}`, beside: 'the same alone', ratios, wanted: '≤ 2' })
    }
  }
  agent.destroy()
  searchers.disconnect()
  await stop(server)
  return rows
}

async function timesOf(look: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let asked = 0; asked < ASKED_IN_A_ROUND; asked++) {
    const begun = performance.now()
    await look()
    times.push(performance.now() - begun)
    // A reader pauses; without pauses the reader would be a load of its own.
    await new Promise((resume) => setTimeout(resume, 5))
  }
  return times
}
