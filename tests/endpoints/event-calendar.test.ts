import { afterAll, describe, expect, it } from 'vitest'
import { events } from '../../packages/foyer/src/domains/events/tables.ts'
import {
  productions,
  productionTagLinks,
  productionTags,
  seasons,
} from '../../packages/foyer/src/domains/productions/tables.ts'
import { series } from '../../packages/foyer/src/domains/series/tables.ts'
import { addGrid, COMBINATIONS, KEYS } from '../support/filter-grid.ts'
import { addRow, addRows, bilingual, eventAt } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

// Years after all events of the demo: what is found here was added here.
const house = await startTestApp({ now: '2031-03-10T09:00:00Z' })
afterAll(() => house.close())
const ask = async (url: string, as = {}) => {
  const answer = await house.inject({ url, ...as })
  return { status: answer.statusCode, body: answer.json() }
}
const { options } = await addGrid(house)

describe('2 §7 GET /api/calendar/', () => {
  it.each([
    ['2031-02', 28],
    ['2032-02', 29],
    ['2031-11', 30],
    ['2031-12', 31],
  ])('answers every day of %s, all %i of them, and none of its neighbours', async (month, length) => {
    const line = (await addRow(house, series, { name: bilingual(`Reihe ${month}`) })).id
    const first = new Date(`${month}-01T12:00:00Z`).getTime()
    const noons = Array.from({ length: length + 2 }, (_, at) => new Date(first + (at - 1) * 86_400_000))
    await addRows(
      house,
      events,
      noons.map((noon) => eventAt(noon.toISOString(), { seriesId: line })),
    )
    const last = `${month}-${length}`
    for (const date of [`${month}-01`, last, last.split('-').reverse().join('-')]) {
      const { body } = await ask(`/de/api/calendar/?series=${line}&date=${date}`)
      expect(body.data).toHaveLength(length)
      expect([body.data[0], body.data.at(-1)]).toEqual([`${month}-01`, last])
      expect(body.data).toEqual([...new Set(body.data)].sort())
    }
  })

  it('names the day at the house, once, however many events it has', async () => {
    const line = (await addRow(house, series, { name: bilingual('Nacht') })).id
    const starts = ['2031-05-31T21:59:59Z', '2031-05-31T22:00:00Z', '2031-06-01T18:00:00Z']
    await addRows(
      house,
      events,
      starts.map((start) => eventAt(start, { seriesId: line })),
    )
    expect((await ask(`/de/api/calendar/?series=${line}&date=2031-06-30`)).body.data).toEqual(['2031-06-01'])
    expect((await ask(`/de/api/calendar/?series=${line}&date=2031-05-01`)).body.data).toEqual(['2031-05-31'])
  })

  it.each(KEYS)('keeps to the filter %s', async (key) => {
    const { body } = await ask(`/de/api/calendar/?date=2031-05-01&${key}=${options[key][1]}`)
    const days = COMBINATIONS.flatMap((bits, at) => (bits[KEYS.indexOf(key)] === 1 ? [(at % 31) + 1] : []))
    const named = [...new Set(days)]
      .sort((a, b) => a - b)
      .map((day) => `2031-05-${String(day).padStart(2, '0')}`)
    expect(body.data).toEqual(named)
  })

  it('keeps to two filters', async () => {
    const query = `room=${options.room[1]}&genre=${options.genre[1]}`
    const { body } = await ask(`/de/api/calendar/?date=2031-05-01&${query}`)
    expect(body.data).toHaveLength(8)
  })

  it('is this month without a date', async () => {
    const line = (await addRow(house, series, { name: bilingual('Jetzt') })).id
    await addRows(house, events, [
      eventAt('2031-03-01T12:00:00Z', { seriesId: line }),
      eventAt('2031-04-01T12:00:00Z', { seriesId: line }),
    ])
    expect((await ask(`/de/api/calendar/?series=${line}`)).body.data).toEqual(['2031-03-01'])
  })

  it.each(['date=x', 'date=31-02-2031', 'room=x', 'series=x', 'genre=x', 'type=x', 'tag=x'])(
    '%s is a 400',
    async (query) => {
      const { status, body } = await ask(`/de/api/calendar/?${query}`)
      expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: [query.split('=')[0]] })
    },
  )

  it('2 §2 Productions: the calendar of their list knows season and tag, and nothing of hidden productions', async () => {
    const season = await addRow(house, seasons, {
      name: bilingual('31'),
      dateFrom: '2031-01-01',
      dateTo: '2031-12-31',
    })
    const tag = await addRow(house, productionTags, { name: bilingual('Stichwort') })
    const played = await addRow(house, productions, { title: bilingual('Gespielt'), seasonId: season.id })
    const hidden = await addRow(house, productions, {
      title: bilingual('Verborgen'),
      seasonId: season.id,
      isOnline: false,
    })
    await addRows(house, productionTagLinks, [{ productionId: played.id, tagId: tag.id }])
    await addRows(house, events, [
      eventAt('2031-07-03T18:00:00Z', { productionId: played.id }),
      eventAt('2031-07-04T18:00:00Z', { productionId: hidden.id }),
      eventAt('2031-07-05T18:00:00Z'),
    ])
    const days = async (query: string) => (await ask(`/de/api/calendar/?date=2031-07-01&${query}`)).body.data
    expect(await days(`production_season=${season.id}`)).toEqual(['2031-07-03'])
    expect(await days(`production_tag=${tag.id}`)).toEqual(['2031-07-03'])
    expect(await days('production_season=')).toEqual(['2031-07-03', '2031-07-04', '2031-07-05'])
  })
})
