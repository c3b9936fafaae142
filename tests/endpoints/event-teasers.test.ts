import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { events as calls } from '../../packages/foyer/src/domains/events/endpoints.ts'
import { eventTags, eventTeasers, genres } from '../../packages/foyer/src/domains/events/tables.ts'
import { addImage, addRow, addRows, bilingual, visitorInProcess } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

const NOW = '2031-03-30T09:00:00Z'
const house = await startTestApp({ now: NOW })
afterAll(() => house.close())
const editor = await house.login('editor')
const ask = async (url: string, as = {}) => (await house.inject({ url, ...as })).json()
const names = async (query = '', as = {}) =>
  (await ask(`/de/api/teasers/${query}`, as)).data.map(({ name }: { name: string }) => name)

const later = new Date('2031-03-30T10:00:00Z')
beforeAll(async () => {
  await addRows(house, eventTeasers, [
    { name: 'juli', position: '2031-07-15' },
    { name: 'gestern', position: '2031-03-29' },
    {
      name: 'heute',
      position: '2031-03-30',
      linkUrl: bilingual('/de/haus', '/en/house'),
      linkText: bilingual('Mehr', 'More'),
      preline: bilingual('Neu', 'New'),
      headline: bilingual('Ein Wort', 'A word'),
      subline: bilingual('im Haus', 'in the house'),
      imageId: await addImage(house, 'Plakat'),
      style3: true,
    },
    { name: 'januar', position: '2032-01-15' },
    { name: 'offline', position: '2031-05-01', isOnline: false },
    { name: 'bald', position: '2031-05-02', publishedAt: later },
  ])
})

describe('2 §7 GET /api/teasers/', () => {
  it('answers what a teaser says, in the language of the request', async () => {
    const { data } = await ask('/en/api/teasers/')
    expect(data[0]).toEqual({
      id: expect.any(Number),
      name: 'heute',
      position: '2031-03-30',
      date_start: '2031-03-30T23:59:59+02:00',
      link: { url: '/en/house' },
      link_text: 'More',
      preline: 'New',
      headline: 'A word',
      subline: 'in the house',
      style3: true,
      image_obj: expect.objectContaining({ alt: 'Plakat (en)' }),
      image_thumbnails: {
        vertical: expect.any(String),
        horizontal: expect.any(String),
        large: expect.any(String),
      },
    })
  })

  it('2 §3 Teaser: stands at the end of its day at the house, whatever the clocks do', async () => {
    await addRows(house, eventTeasers, [{ name: 'oktober', position: '2031-10-26' }])
    const { data } = await ask('/de/api/teasers/')
    const ends = Object.fromEntries(
      data.map(({ name, date_start }: { name: string; date_start: string }) => [name, date_start]),
    )
    expect(ends).toMatchObject({
      heute: '2031-03-30T23:59:59+02:00',
      juli: '2031-07-15T23:59:59+02:00',
      oktober: '2031-10-26T23:59:59+01:00',
      januar: '2032-01-15T23:59:59+01:00',
    })
  })

  it('answers those of a day and later in their order; of today where none is named', async () => {
    expect(await names()).toEqual(['heute', 'juli', 'oktober', 'januar'])
    expect(await names('?date=2031-03-29')).toEqual(['gestern', 'heute', 'juli', 'oktober', 'januar'])
    expect(await names('?date=16-07-2031')).toEqual(['oktober', 'januar'])
    expect((await house.inject('/de/api/teasers/?date=x')).statusCode).toBe(400)
  })

  it('shows editors those that are hidden', async () => {
    expect(await names('?date=2031-04-01', editor)).toEqual(['offline', 'bald', 'juli', 'oktober', 'januar'])
  })

  it('is right until the next teaser appears, and at most until midnight', async () => {
    const untilNow = async (params = {}) => {
      const { call, reads } = visitorInProcess(house)
      await call(calls.teasers, params)
      return reads.expires?.toISOString()
    }
    expect(await untilNow()).toBe(later.toISOString())
    house.clock.set(later)
    expect(await names()).toEqual(['heute', 'bald', 'juli', 'oktober', 'januar'])
    expect(await untilNow()).toBe('2031-03-30T22:00:00.000Z')
    expect(await untilNow({ date: '2031-03-30' })).toBeUndefined()
    house.clock.set('2031-03-30T22:00:00Z')
    expect(await names()).toEqual(['bald', 'juli', 'oktober', 'januar'])
    house.clock.set(NOW)
  })
})

describe('2 §7 GET /api/event-tags/, /api/genres/', () => {
  it.each([
    ['event-tags', eventTags],
    ['genres', genres],
  ])('%s answers options with show_in_filter', async (path, table) => {
    const shown = await addRow(house, table, { name: bilingual('Tanz', 'Dance') })
    const hidden = await addRow(house, table, { name: bilingual('Intern'), showInFilter: false })
    const { data } = await ask(`/en/api/${path}/`)
    expect(data.slice(-2)).toEqual([
      { id: shown.id, name: 'Dance', show_in_filter: true },
      { id: hidden.id, name: 'Intern (en)', show_in_filter: false },
    ])
  })
})
