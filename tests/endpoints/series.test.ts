import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { series } from '../../packages/foyer/src/domains/series/tables.ts'
import { subscriptions as calls } from '../../packages/foyer/src/domains/subscriptions/endpoints.ts'
import { subscriptions } from '../../packages/foyer/src/domains/subscriptions/tables.ts'
import { addImage, addRows, bilingual, visitorInProcess } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const editor = await house.login('editor')
const ask = async (url: string, as = {}) => {
  const answer = await house.inject({ url, ...as })
  return { status: answer.statusCode, body: answer.json() }
}

const later = new Date(house.clock.now().getTime() + 3_600_000)
const ids = { night: 0, salon: 0, offline: 0, future: 0 }
let imageId = 0
beforeAll(async () => {
  imageId = await addImage(house, 'Nacht')
  const added = await addRows(house, series, [
    {
      name: bilingual('Nachtmusik', 'Night music'),
      subtitle: bilingual('Nach elf'),
      description: bilingual('<p>Leise</p><iframe src="https://x.example"></iframe>'),
      imageId,
      position: -1,
    },
    { name: bilingual('Salon'), position: -2, showInFilter: false },
    { name: bilingual('Geheim'), position: -3, isOnline: false },
    { name: bilingual('Bald'), position: -4, publishedAt: later },
  ])
  Object.assign(ids, {
    ...{ night: added[0]?.id, salon: added[1]?.id, offline: added[2]?.id, future: added[3]?.id },
  })
  const row = { eventCount: 4, dates: bilingual('vier Sonntage', 'four Sundays') }
  await addRows(house, subscriptions, [
    {
      ...row,
      name: bilingual('Abo Nacht', 'Night subscription'),
      description: bilingual('<p>Vier <i>Nächte</i></p>'),
      seriesId: ids.night,
      included: bilingual('<p>Garderobe</p>'),
      howToBook: bilingual('<p>An der Kasse<script>x()</script></p>'),
      bookingUrl: '/webshop/abo',
      prices: [
        { seat_group: bilingual('Parkett', 'Stalls'), price: '120.00', reduced: '60.00' },
        { seat_group: bilingual('Rang', 'Circle'), price: '80.00', reduced: null },
      ],
      position: -1,
    },
    { ...row, name: bilingual('Abo Geheim'), seriesId: ids.offline, position: -2 },
    { ...row, name: bilingual('Abo offline'), position: -3, isOnline: false },
    { ...row, name: bilingual('Abo bald'), position: -4, publishedAt: later },
  ])
})

describe('2 §7 GET /api/series/', () => {
  const mine = async (as = {}) =>
    (await ask('/de/api/series/', as)).body.data
      .filter(({ id }: { id: number }) => Object.values(ids).includes(id))
      .map(({ name }: { name: string }) => name)

  it('answers series in their order, with show_in_filter, and editors those that are hidden', async () => {
    expect(await mine()).toEqual(['Salon', 'Nachtmusik'])
    expect(await mine(editor)).toEqual(['Bald', 'Geheim', 'Salon', 'Nachtmusik'])
    const { body } = await ask('/en/api/series/')
    expect(body.data.find(({ id }: { id: number }) => id === ids.night)).toMatchObject({
      name: 'Night music',
      subtitle: 'Nach elf (en)',
      show_in_filter: true,
      slug: 'night-music',
      url: `/en/series/night-music/${ids.night}`,
      image_obj: { id: imageId },
    })
    expect(body.data.find(({ id }: { id: number }) => id === ids.salon).show_in_filter).toBe(false)
  })

  it('answers one, with its text sanitised', async () => {
    const { body } = await ask(`/de/api/series/${ids.night}/`)
    expect(body).toMatchObject({ name: 'Nachtmusik', description: '<p>Leise</p>' })
  })

  it('is a 404 for what visitors may not see', async () => {
    for (const id of [ids.offline, ids.future, 2_000_000_000]) {
      expect((await ask(`/de/api/series/${id}/`)).status).toBe(404)
    }
    expect((await ask(`/de/api/series/${ids.future}/`, editor)).body.name).toBe('Bald')
  })
})

describe('1 §7 GET /api/subscriptions/', () => {
  it('answers what a subscription holds, costs, and how to get it', async () => {
    const { body } = await ask('/en/api/subscriptions/')
    const [secret, night] = body.data
    expect(night).toEqual({
      id: expect.any(Number),
      name: 'Night subscription',
      description: '<p>Vier <em>Nächte</em></p> (en)',
      series: {
        id: ids.night,
        name: 'Night music',
        slug: 'night-music',
        url: `/en/series/night-music/${ids.night}`,
        urls: expect.any(Object),
      },
      event_count: 4,
      dates: 'four Sundays',
      included: '<p>Garderobe</p> (en)',
      how_to_book: '<p>An der Kasse</p> (en)',
      booking_url: '/en/webshop/abo',
      prices: [
        { seat_group: 'Stalls', price: '120.00', reduced: '60.00' },
        { seat_group: 'Circle', price: '80.00', reduced: null },
      ],
    })
    // Its series is offline: it is listed, without a link.
    expect(secret).toMatchObject({ name: 'Abo Geheim (en)', series: null })
  })

  it('hides from visitors what is offline or still to come, until it does', async () => {
    const names = async (as = {}) =>
      (await ask('/de/api/subscriptions', as)).body.data.map(({ name }: { name: string }) => name)
    expect((await names()).slice(0, 2)).toEqual(['Abo Geheim', 'Abo Nacht'])
    expect((await names(editor)).slice(0, 3)).toEqual(['Abo bald', 'Abo offline', 'Abo Geheim'])
    const { call, reads } = visitorInProcess(house)
    await call(calls.list)
    expect(reads.expires).toEqual(later)
    expect([...reads.tags]).toContain('subscriptions')
    expect([...reads.tags].every((tag) => /^(subscriptions|series:\d+)$/.test(tag))).toBe(true)
    house.clock.advance({ hours: 1 })
    expect((await names())[0]).toBe('Abo bald')
    house.clock.advance({ hours: -1 })
  })
})
