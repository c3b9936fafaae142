import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { events as calls } from '../../packages/foyer/src/domains/events/endpoints.ts'
import { events } from '../../packages/foyer/src/domains/events/tables.ts'
import { productions } from '../../packages/foyer/src/domains/productions/tables.ts'
import { addGrid, COMBINATIONS, KEYS, type Key } from '../support/filter-grid.ts'
import { addRow, addRows, bilingual, eventAt, visitorInProcess } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

// Years after all events of the demo: what is found here was added here.
const NOW = '2031-03-10T09:00:00Z'
const house = await startTestApp({ now: NOW })
afterAll(() => house.close())
const ask = async (url: string, as = {}) => {
  const answer = await house.inject({ url, ...as })
  return { status: answer.statusCode, body: answer.json() }
}
const titles = async (query: string, as = {}) => {
  const { body } = await ask(`/de/api/events/?${query}`, as)
  return body.results.map(({ title }: { title: string }) => title)
}

const { options, venueId } = await addGrid(house)

describe('2 §7 GET /api/events/: filters', () => {
  const pairs = KEYS.flatMap((first, at) => KEYS.slice(at + 1).map((second) => [first, second]))
  const subsets: Key[][] = [...KEYS.map((key) => [key]), ...(pairs as Key[][]), [...KEYS]]

  it.each(subsets.map((keys) => [keys.join(' and '), keys] as const))('%s', async (_name, keys) => {
    for (const choice of [0, 1] as const) {
      const query = keys.map((key) => `${key}=${options[key][choice]}`).join('&')
      const { body } = await ask(`/de/api/events/?${query}&page_size=100`)
      const expected = COMBINATIONS.filter((bits) => keys.every((key) => bits[KEYS.indexOf(key)] === choice))
      expect(body.count).toBe(expected.length)
      expect(body.results.map(({ title }: { title: string }) => title).sort()).toEqual(
        expected.map((bits) => bits.join('')).sort(),
      )
    }
  })

  it.each(KEYS)(
    '2 §5 Event list query: %s named twice is whatever has either, in the calendar, too',
    async (key) => {
      const [first, second] = options[key]
      const query = `${key}=${second}&${key}=${first}`
      expect((await ask(`/de/api/events/?${query}`)).body.count).toBe(COMBINATIONS.length)
      expect((await ask(`/de/api/calendar/?${query}&date=2031-05-01`)).body.data).toHaveLength(31)
    },
  )

  it('the venue of a room', async () => {
    expect((await ask(`/de/api/events/?venue=${venueId}`)).body.count).toBe(32)
  })

  it('an option nothing belongs to answers an empty page', async () => {
    for (const key of KEYS) {
      const { status, body } = await ask(`/de/api/events/?${key}=2000000000`)
      expect({ status, ...body }).toEqual({ status: 200, count: 0, next: null, previous: null, results: [] })
    }
  })

  it('goes by the beginning, then by the key', async () => {
    const { body } = await ask(`/de/api/events/?venue=${venueId}&page_size=100`)
    const order = body.results.map(({ date_start, id }: { date_start: string; id: number }) => [
      date_start,
      id,
    ])
    expect(order).toEqual([...order].sort(([a, i], [b, j]) => (a < b ? -1 : a > b ? 1 : i - j)))
  })
})

describe('2 §7 GET /api/events/: date', () => {
  let production = 0
  beforeAll(async () => {
    production = (await addRow(house, productions, { title: bilingual('Tage') })).id
    await addRows(house, events, [
      eventAt('2031-03-09T22:59:59Z', { productionId: production, title: bilingual('gestern') }),
      eventAt('2031-03-09T23:00:00Z', { productionId: production, title: bilingual('heute früh') }),
      eventAt('2031-03-10T22:59:59Z', { productionId: production, title: bilingual('heute spät') }),
      eventAt('2031-03-10T23:00:00Z', { productionId: production, title: bilingual('morgen') }),
      eventAt('2031-07-20T21:59:59Z', { productionId: production, title: bilingual('20. Juli') }),
      eventAt('2031-07-20T22:00:00Z', { productionId: production, title: bilingual('21. Juli') }),
    ])
  })

  it('is today without one, from midnight at the house on', async () => {
    const { body } = await ask(`/de/api/events/?production=${production}`)
    expect(body.count).toBe(5)
    expect(body.results[0].title).toBe('heute früh')
  })

  it('is the first day shown, in either form', async () => {
    expect((await titles(`production=${production}&date=2031-03-09`))[0]).toBe('gestern')
    expect(await titles(`production=${production}&date=21-07-2031`)).toEqual(['21. Juli'])
    expect(await titles(`production=${production}&date=2031-07-21`)).toEqual(['21. Juli'])
    expect(await titles(`production=${production}&date=2031-07-20`)).toEqual(['20. Juli', '21. Juli'])
  })

  it('moves on at midnight at the house', async () => {
    const { call, reads } = visitorInProcess(house)
    await call(calls.list, { production })
    expect(reads.expires?.toISOString()).toBe('2031-03-10T23:00:00.000Z')
    house.clock.set('2031-03-10T22:59:59Z')
    expect((await ask(`/de/api/events/?production=${production}`)).body.count).toBe(5)
    house.clock.set('2031-03-10T23:00:00Z')
    expect((await ask(`/de/api/events/?production=${production}`)).body.count).toBe(3)
    house.clock.set(NOW)
  })
})

describe('3-readings, Calls: paging', () => {
  it.each(['de', 'en'])('next and previous lead through the whole list and back, in %s', async (locale) => {
    const first = `/${locale}/api/events/?room=${options.room[0]}&date=2031-05-01&page=1&page_size=5`
    const seen: number[] = []
    const trail: string[] = []
    let url: string | null = first
    while (url) {
      trail.push(url)
      const { body } = await ask(url)
      expect(body.count).toBe(16)
      expect(body.previous).toBe(trail.at(-2) ?? null)
      seen.push(...body.results.map(({ id }: { id: number }) => id))
      url = body.next
    }
    expect(trail).toHaveLength(4)
    expect(new Set(seen).size).toBe(16)
    expect(seen).toHaveLength(16)
  })

  it('has ten on a page unless told', async () => {
    const { body } = await ask(`/api/events?room=${options.room[0]}`)
    expect(body.results).toHaveLength(10)
    expect(body.next).toBe(`/de/api/events/?room=${options.room[0]}&page=2&page_size=10`)
  })

  it('without a prefix, answers and leads on in the language of the header', async () => {
    const { body } = await ask(`/api/events/?room=${options.room[0]}`, {
      headers: { 'accept-language': 'en' },
    })
    expect(body.next).toMatch(/^\/en\//)
    expect(body.results[0].room.name).toBe('One')
  })

  it('a page past the end is a 404, in each language', async () => {
    const german = await ask(`/de/api/events/?room=${options.room[0]}&page=3`)
    const english = await ask(`/en/api/events/?room=${options.room[0]}&page=3`)
    for (const { status, body } of [german, english]) {
      expect(status).toBe(404)
      expect(body).toEqual({ detail: expect.any(String), code: 'not_found' })
    }
    expect(german.body.detail).not.toBe(english.body.detail)
  })

  const BAD = [
    ...KEYS.map((key) => `${key}=x`),
    ...['room=-1', 'room=0', 'room=1.5', 'room=99999999999', 'date=01-05-2031&date=02-05-2031'],
    ...['date=31-02-2031', 'date=2031-13-01', 'date=1.5.2031', 'date=morgen', 'date=2031-5-1'],
    ...['date=0000-01-01', 'date=9999-12-31', 'page=0', 'page=x', 'page_size=0', 'page_size=101'],
    ...['production=x', 'person=x', 'venue=x'],
  ]
  it.each(BAD)('%s is a 400 with a message list for its field, in each language', async (query) => {
    const field = query.split('=')[0] as string
    const german = await ask(`/de/api/events/?${query}`)
    const english = await ask(`/en/api/events/?${query}`)
    for (const { status, body } of [german, english]) {
      expect(status).toBe(400)
      expect(body).toEqual({ [field]: [expect.any(String)] })
    }
    expect(german.body[field]).not.toEqual(english.body[field])
  })

  it.each(['tag=', 'date=', 'room=&type='])('2 §3 Event filter state: %s is no filter', async (query) => {
    const { status, body } = await ask(`/de/api/events/?${query}`)
    expect(status).toBe(200)
    expect(body.count).toBe((await ask('/de/api/events/')).body.count)
  })

  it('names every field that is wrong', async () => {
    const { body } = await ask('/de/api/events/?room=x&date=y&page=0')
    expect(Object.keys(body).sort()).toEqual(['date', 'page', 'room'])
  })
})
