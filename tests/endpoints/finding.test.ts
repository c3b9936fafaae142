import { afterAll, describe, expect, it } from 'vitest'
import { events } from '../../packages/foyer/src/domains/events/tables.ts'
import { productions } from '../../packages/foyer/src/domains/productions/tables.ts'
import { rooms, venues } from '../../packages/foyer/src/domains/venues/tables.ts'
import { addRow, addRows, bilingual, eventAt } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

/** Years after all events of the demo: what is found here was added here. */
const NOW = '2031-03-10T09:00:00Z'
const house = await startTestApp({ now: NOW })
afterAll(() => house.close())

const ask = async (path: string) => {
  const answer = await house.inject({ url: `/de/api/${path}` })
  return { status: answer.statusCode, body: answer.json() }
}
const found = async (query: string): Promise<string[]> => {
  const { body } = await ask(`events/?${query}&page_size=100`)
  return body.results.map(({ title }: { title: string }) => title)
}

const titled = (title: string) => ({ title: bilingual(title) })
const venue = await addRow(house, venues, { name: bilingual('Haus'), accessFeatures: ['wheelchair', 'lift'] })
const hall = await addRow(house, rooms, {
  ...{ venueId: venue.id, name: bilingual('Saal'), accessFeatures: ['wheelchair', 'induction-loop'] },
})
const loft = await addRow(house, rooms, { venueId: venue.id, name: bilingual('Boden') })
const inGerman = await addRow(house, productions, {
  ...titled('Stück'),
  ...{
    spoken: ['de'],
    surtitled: ['en'],
    ageFrom: 12,
    premiereOn: '2031-03-14',
    accessMissing: ['induction-loop'],
  },
})
const hidden = await addRow(house, productions, { ...titled('Geheim'), spoken: ['fr'], isOnline: false })
const at = (day: string, values: object) => eventAt(`${day}T19:00:00Z`, values as never)
await addRows(house, events, [
  at('2031-03-14', { ...titled('Premiere'), productionId: inGerman.id, roomId: hall.id, priceFrom: 600 }),
  at('2031-03-15', {
    ...titled('Zweite'),
    productionId: inGerman.id,
    roomId: hall.id,
    priceFrom: 2400,
    status: 'sold_out',
  }),
  at('2031-03-15', {
    ...titled('Tanz'),
    roomId: loft.id,
    spoken: ['none'],
    ageFrom: 6,
    priceFrom: 0,
    audience: ['families'],
  }),
  at('2031-03-20', {
    ...titled('Konzert'),
    roomId: hall.id,
    accessMissing: ['wheelchair'],
    priceFrom: 1000,
    isPayWhatYouCan: true,
  }),
  at('2031-04-02', {
    ...titled('Verborgen'),
    productionId: hidden.id,
    roomId: loft.id,
    accessFeatures: ['relaxed'],
  }),
])

describe('finding an evening', () => {
  it.each([
    ['date=14-03-2031&until=15-03-2031', ['Premiere', 'Zweite', 'Tanz']],
    ['date=2031-03-20&until=2031-03-20', ['Konzert']],
    ['until=2031-03-14', ['Premiere']],
    ['date=2031-03-20&until=2031-03-14', []],
    ['language=de', ['Premiere', 'Zweite']],
    ['language=en', ['Premiere', 'Zweite']],
    ['language=without-de', ['Premiere', 'Zweite', 'Tanz']],
    ['language=en&language=none', ['Premiere', 'Zweite', 'Tanz']],
    ['language=fr', []],
    ['access=wheelchair', ['Premiere', 'Zweite']],
    ['access=induction-loop', ['Konzert']],
    ['access=lift', ['Premiere', 'Zweite', 'Tanz', 'Konzert', 'Verborgen']],
    ['access=lift&access=relaxed', ['Verborgen']],
    ['audience=families', ['Tanz']],
    ['age=6', ['Tanz']],
    ['age=12', ['Premiere', 'Zweite', 'Tanz']],
    ['price_max=0', ['Tanz']],
    ['price_max=10', ['Premiere', 'Tanz', 'Konzert']],
    ['pay=what-you-can', ['Konzert']],
    ['premiere=yes', ['Premiere']],
    ['tickets=left&language=de', ['Premiere']],
    [
      'language=&access=&price_max=&age=&premiere=&until=',
      ['Premiere', 'Zweite', 'Tanz', 'Konzert', 'Verborgen'],
    ],
  ])('%s', async (query, titles) => {
    expect(await found(query)).toEqual(titles)
  })

  it.each([
    ...[
      'language=klingon',
      'access=teleport',
      'audience=dogs',
      'age=100',
      'age=six',
      'price_max=-1',
      'price_max=1e3',
    ],
    ...['price_max=12.50', 'pay=nothing', 'premiere=no', 'tickets=all', 'until=tomorrow', 'until=31-02-2031'],
    ...['price_max=10&price_max=20'],
  ])('refuses %s and says which value it was', async (query) => {
    for (const path of ['events', 'event-facets', 'calendar']) {
      const { status, body } = await ask(`${path}/?${query}`)
      expect([path, status]).toEqual([path, 400])
      expect(Object.keys(body)).toEqual([query.split('=')[0]])
    }
  })

  it('each option of each filter says how many events it leaves, and leaves as many', async () => {
    const all = 'date=2031-03-01'
    for (const chosen of [
      '',
      'language=de',
      'access=lift',
      `room=${loft.id}&price_max=20`,
      'until=2031-03-15',
    ]) {
      const { body } = await ask(`event-facets/?${all}&${chosen}`)
      expect(body.count, chosen).toBe((await found(`${all}&${chosen}`)).length)
      for (const [kind, counts] of Object.entries<Record<string, number>>(body.options)) {
        const others = chosen.split('&').filter((one) => kind === 'access' || !one.startsWith(`${kind}=`))
        for (const [value, count] of Object.entries(counts)) {
          const query = [all, ...others, `${kind}=${value}`].join('&')
          expect([query, (await found(query)).length]).toEqual([query, count])
        }
      }
    }
  })

  it('an empty result says what each filter costs', async () => {
    const { body } = await ask('event-facets/?date=2031-03-20&until=2031-03-20&language=en&price_max=10')
    expect(body.count).toBe(0)
    expect(body.without).toEqual({ language: 1, price_max: 0, date: 1 })
  })

  it('options that are words or amounts have a name', async () => {
    const { body } = await ask('event-facets/')
    expect(body.names).toMatchObject({
      language: { 'without-de': 'Verständlich ohne Deutsch', none: 'Ohne Sprache', de: 'Deutsch' },
      price_max: { 0: 'Eintritt frei' },
      tickets: { left: 'Es gibt noch Karten' },
    })
  })

  it('an event in a list says what can be had there, also what its room and its building offer', async () => {
    const { body } = await ask('events/?date=2031-03-14&until=2031-03-14')
    expect(body.results[0]).toMatchObject({ access_features: ['wheelchair', 'lift'], setting: 'indoors' })
  })

  it('the calendar answers several months at once, a year at most', async () => {
    const days = async (query: string) => (await ask(`calendar/?${query}&room=${loft.id}`)).body.data
    expect(await days('date=2031-03-10')).toEqual(['2031-03-15'])
    expect(await days('date=2031-03-10&until=2031-04-30')).toEqual(['2031-03-15', '2031-04-02'])
    expect(await days('date=2031-03-10&until=2040-01-01')).toHaveLength(2)
    expect(await days('date=2031-03-10&until=2030-01-01')).toEqual(['2031-03-15'])
  })
})
