import { afterAll, describe, expect, it } from 'vitest'
import { events } from '../../packages/foyer/src/domains/events/tables.ts'
import { productions } from '../../packages/foyer/src/domains/productions/tables.ts'
import { rooms, venues } from '../../packages/foyer/src/domains/venues/tables.ts'
import { addRow, addRows, bilingual, eventAt } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

// Years after all events of the demo: what is found here was added here.
const NOW = '2031-03-10T09:00:00Z'
const house = await startTestApp({ now: NOW })
afterAll(() => house.close())
const ask = async (url: string, as = {}) => (await house.inject({ url, ...as })).json()

const venueId = (await addRow(house, venues, { name: bilingual('Galerie') })).id
const roomId = (await addRow(house, rooms, { venueId, name: bilingual('Raum') })).id
const productionId = (await addRow(house, productions, { title: bilingual('Licht') })).id
const title = bilingual
await addRows(house, events, [
  // From 20 February to 5 April, and from today to the day after tomorrow.
  eventAt('2031-02-20T10:00:00Z', {
    ...{ roomId, productionId, title: title('Ausstellung'), lastDay: '2031-04-05' },
    dateEnd: new Date('2031-04-05T16:00:00Z'),
  }),
  eventAt('2031-03-10T10:00:00Z', { roomId, title: title('Markt'), lastDay: '2031-03-12' }),
  eventAt('2031-02-01T10:00:00Z', { roomId, title: title('vorbei'), lastDay: '2031-03-09' }),
  eventAt('2031-02-02T10:00:00Z', {
    ...{ roomId, title: title('offline'), lastDay: '2031-06-01', isOnline: false },
  }),
  eventAt('2031-03-10T18:00:00Z', { roomId, title: title('heute') }),
  eventAt('2031-03-11T18:00:00Z', { roomId, title: title('morgen') }),
  eventAt('2031-03-12T18:00:00Z', { roomId, title: title('übermorgen') }),
])

interface Listed {
  title: string
  day: string
}
const listed = async (query: string, as = {}): Promise<Listed[]> =>
  (await ask(`/de/api/events/?room=${roomId}&${query}`, as)).results
const lines = async (query: string, as = {}) =>
  (await listed(query, as)).map(({ day, title: name }) => `${day} ${name}`)

describe('3-readings, Calls: date is the first day shown', () => {
  it('what is running already stands on it, before what begins on it', async () => {
    expect(await lines('')).toEqual([
      '2031-03-10 Ausstellung',
      '2031-03-10 Markt',
      '2031-03-10 heute',
      '2031-03-11 morgen',
      '2031-03-12 übermorgen',
    ])
    expect(await lines('date=2031-03-11')).toEqual([
      '2031-03-11 Ausstellung',
      '2031-03-11 Markt',
      '2031-03-11 morgen',
      '2031-03-12 übermorgen',
    ])
  })

  it('until its last day', async () => {
    expect(await lines('date=2031-04-05')).toEqual(['2031-04-05 Ausstellung'])
    expect(await lines('date=2031-04-06')).toEqual([])
  })

  it('with the beginning it really has', async () => {
    const [running] = (await ask(`/de/api/events/?room=${roomId}`)).results
    expect(running.date_start).toBe('2031-02-20T11:00:00+01:00')
    expect(running.date_end).toBe('2031-04-05T18:00:00+02:00')
  })

  it('is counted, and stands once among the pages, whatever their size', async () => {
    for (const size of [1, 2, 3, 4, 5]) {
      const seen: string[] = []
      let url: string | null = `/de/api/events/?room=${roomId}&page_size=${size}`
      while (url) {
        const answer: { count: number; next: string | null; results: Listed[] } = await ask(url)
        expect(answer.count).toBe(5)
        seen.push(...answer.results.map((event) => event.title))
        url = answer.next
      }
      expect(seen).toEqual(['Ausstellung', 'Markt', 'heute', 'morgen', 'übermorgen'])
    }
  })

  it('what is offline runs for editors only', async () => {
    const editor = await house.login('editor')
    expect(await lines('date=2031-05-01')).toEqual([])
    expect(await lines('date=2031-05-01', editor)).toEqual(['2031-05-01 offline'])
  })
})

describe('2 §7 GET /api/calendar/: what is running', () => {
  const days = async (date: string, as = {}): Promise<string[]> =>
    (await ask(`/de/api/calendar/?room=${roomId}&date=${date}`, as)).data

  it('has each of its days, in every month', async () => {
    expect(await days('2031-03-01')).toHaveLength(31)
    expect(await days('2031-04-01')).toEqual([
      '2031-04-01',
      '2031-04-02',
      '2031-04-03',
      '2031-04-04',
      '2031-04-05',
    ])
    const february = await days('2031-02-01')
    expect([february[0], february.at(-1), february.length]).toEqual(['2031-02-01', '2031-02-28', 28])
  })

  it('keeps to the filters and to what visitors may see', async () => {
    expect(await days('2031-05-01')).toEqual([])
    expect(await days('2031-05-01', await house.login('editor'))).toHaveLength(31)
    expect((await ask(`/de/api/calendar/?room=${roomId + 1000}&date=2031-03-01`)).data).toEqual([])
  })
})

describe('2 §7 GET /api/productions/: date', () => {
  it('finds a production that is running', async () => {
    const ids = async (date: string) =>
      (await ask(`/de/api/productions/?date=${date}&page_size=100`)).results.map(
        ({ id }: { id: number }) => id,
      )
    expect(await ids('2031-04-05')).toContain(productionId)
    expect(await ids('2031-04-06')).not.toContain(productionId)
  })
})
