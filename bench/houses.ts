import { startPostgres } from '../tests/support/postgres-server.ts'
import { isQuick, median, type Row } from './bench.ts'
import { openHouse } from './house.ts'

/** The cost of lists and searches with many events compared with 200: the same within a factor of 1.5. */
const SIZES = isQuick ? [20_000] : [2_000, 20_000]
const ROUNDS = isQuick ? 5 : 15
const WORDS = 'nacht musik theater tanz kinder liebe stadt abend licht haus oper garten'.split(' ')

let texts = 0
/** Each text once, because stored answers are not measured here. */
const nextText = () =>
  `${WORDS[texts % WORDS.length]}+${WORDS[Math.floor(texts++ / WORDS.length) % WORDS.length]}`
const search = () => `/de/api/search/?query=${nextText()}`
const suggestions = () => `/de/api/search/autocomplete/?query=${nextText()}`
const CALLS: Record<string, Measured> = {
  list: { urlOf: () => '/de/api/events/' },
  'list of a room, page 5': { urlOf: () => '/de/api/events/?page=5&room=1' },
  'list of a tag': { urlOf: () => '/de/api/events/?tag=1' },
  calendar: { urlOf: () => '/de/api/calendar/' },
  'search, a new text': { urlOf: search, isNew: true },
  'suggestions, a new text': { urlOf: suggestions, isNew: true },
  // What search prepares in memory is made again by the first search after a change.
  'search, the first after a change': { urlOf: search },
  'suggestions, the first after a change': { urlOf: suggestions, wanted: '' },
}

interface Measured {
  urlOf(): string
  /** Not stored yet, while everything else is. */
  isNew?: boolean
  wanted?: string
}

export default async function houses(): Promise<Row[]> {
  const rows = await compareHouses('embedded', CALLS, {})
  if (isQuick) return rows
  const postgres = await startPostgres()
  try {
    rows.push(...(await compareHouses('PostgreSQL', CALLS, { postgres })))
  } finally {
    await postgres.stop()
  }
  return rows
}

interface Options {
  postgres?: Awaited<ReturnType<typeof startPostgres>>
  asAdmin?: boolean
  /** The many events are copies of a few. */
  isGrown?: boolean
}

export async function compareHouses(
  database: string,
  calls: Record<string, Measured>,
  { postgres, asAdmin, isGrown }: Options,
): Promise<Row[]> {
  const open = async (events: number) => {
    const name = `bench_${events}`
    await postgres?.query(`create database ${name}`)
    const size = isGrown ? { events: 200, grownTo: events } : { events }
    return openHouse({ ...size, asAdmin, databaseUrl: postgres && `${postgres.url}/${name}` })
  }
  const small = await open(200)
  const rows: Row[] = []
  for (const size of SIZES) {
    const large = await open(size)
    for (const [what, { urlOf, isNew, wanted = '≤ 1.5' }] of Object.entries(calls)) {
      const ratios: number[] = []
      for (let round = 0; round < 3; round++) {
        const times: [number[], number[]] = [[], []]
        // In turn, so that other work on the machine slows both.
        for (let turn = 0; turn < ROUNDS; turn++) {
          const url = urlOf()
          for (const [place, house] of [small, large].entries()) {
            if (!isNew) await house.forget()
            times[place]?.push((await house.cost(url)).ms)
          }
        }
        ratios.push(median(times[1]) / median(times[0]))
      }
      const beside = `200 events, ${database}`
      rows.push({ what: `${what}: ${size} events`, beside, ratios, wanted })
    }
    await large.close()
  }
  await small.close()
  return rows
}
