import { median, ROUNDS, type Row } from './bench.ts'
import { openHouse } from './house.ts'

/** Searches that are made for the first time, compared with a page that is not stored; each text is used once. */
const WORDS =
  'nacht musik theater tanz kinder liebe stadt abend licht haus oper garten wasser sommer winter'.split(' ')
const AT_ONCE = 6

export default async function search(): Promise<Row[]> {
  const house = await openHouse({})
  let asked = 0
  const nextText = () =>
    `${WORDS[asked % WORDS.length]}+${WORDS[Math.floor(asked++ / WORDS.length) % WORDS.length]}`
  const timeOf = async (urlOf: () => string): Promise<number> => {
    const times: number[] = []
    for (let round = 0; round < AT_ONCE; round++) times.push((await house.cost(urlOf(), freshHost())).ms)
    return median(times)
  }
  let hosts = 0
  const freshHost = () => ({ host: `house-${++hosts}.localhost` })
  for (let warm = 0; warm < 10; warm++) {
    await house.cost('/de/programm', freshHost())
    await house.cost(`/de/search?q=${nextText()}`, freshHost())
    await house.cost(`/de/api/search/autocomplete/?query=${nextText()}`)
  }
  const ratiosOf = async (urlOf: () => string) => {
    const ratios: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      ratios.push((await timeOf(() => '/de/programm')) / (await timeOf(urlOf)))
    }
    return ratios
  }
  const beside = '`/de/programm` made afresh, of stored answers'
  const rows: Row[] = [
    {
      ...{ what: 'search page made afresh, a new text', beside, wanted: '≥ 0.3' },
      ratios: await ratiosOf(() => `/de/search?q=${nextText()}`),
    },
    {
      ...{ what: 'suggestions for a new text', beside },
      ratios: await ratiosOf(() => `/de/api/search/autocomplete/?query=${nextText()}`),
    },
  ]
  await house.close()
  return rows
}
