import { type Row, reportOf, type Started, start, stop } from './bench.ts'
import { load } from './load.ts'

/**
 * The memory of a server after the requests of an hour, compared with ten minutes. What is stored has its limits, and nothing
 * else may grow.
 */
const IN_TEN_MINUTES = 6_000
const WORDS =
  'nacht musik theater tanz kinder liebe stadt abend licht haus oper garten wasser sommer winter'.split(' ')
const PATHS = [
  ...['/de', '/en', '/de/programm', '/en/events', '/de/magazin', '/de/team', '/de/produktionen', '/de/haus'],
  ...['/de/api/events/', '/de/api/calendar/', '/de/programm.ics', '/de/magazin/feed.xml', '/sitemap.xml'],
]

let asked = 0
/** Mostly the common pages; every tenth request is a new one. */
function nextPath(): string {
  const place = asked++
  const text = `${WORDS[place % WORDS.length]}+${place}`
  if (place % 20 === 0) return `/de/api/search/?query=${text}`
  if (place % 20 === 10) return `/de/api/search/autocomplete/?query=${text}`
  return PATHS[place % PATHS.length] as string
}

export default async function memory(): Promise<Row[]> {
  const server = await start('./foyer-server.ts', { MALLOC_ARENA_MAX: '2' })
  const afterTenMinutes = await figuresAfter(server, IN_TEN_MINUTES)
  const afterAnHour = await figuresAfter(server, 5 * IN_TEN_MINUTES)
  await stop(server)
  return [
    {
      what: "held in memory after an hour's worth of mixed load",
      beside: 'after ten minutes of it',
      ratios: [afterAnHour.memory / afterTenMinutes.memory],
      wanted: '≤ 1.5',
    },
    { what: "held after an hour's worth", beside: 'nothing', ratios: [afterAnHour.memory], unit: 'MB' },
    {
      what: "resident in memory after an hour's worth",
      beside: 'after ten minutes of it',
      ratios: [afterAnHour.resident / afterTenMinutes.resident],
      wanted: '≤ 1.5',
    },
    { what: "resident after an hour's worth", beside: 'nothing', ratios: [afterAnHour.resident], unit: 'MB' },
  ]
}

/** In MB: the memory in use, and the memory of the process. */
interface Figures {
  memory: number
  resident: number
}

async function figuresAfter(server: Started, requests: number): Promise<Figures> {
  const enough = new AbortController()
  let left = requests
  await load({
    port: server.port,
    path: () => {
      if (--left === 0) enough.abort()
      return nextPath()
    },
    headers: { 'Accept-Encoding': 'br' },
    connections: 8,
    until: enough.signal,
  })
  return reportOf<Figures>(server, 'memory')
}
