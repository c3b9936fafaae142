import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { venues as calls } from '../../packages/foyer/src/domains/venues/endpoints.ts'
import {
  openingHours,
  openingHoursExceptions,
  rooms,
  venues,
} from '../../packages/foyer/src/domains/venues/tables.ts'
import { eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { addImage, addRow, addRows, bilingual, removeRows, visitorInProcess } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const editor = await house.login('editor')
const ask = async (url: string, as = {}) => {
  const answer = await house.inject({ url, ...as })
  return { status: answer.statusCode, body: answer.json() }
}

const HOUR = 3_600_000
const later = new Date(house.clock.now().getTime() + HOUR)
const ids = { hall: 0, quay: 0, offline: 0, future: 0 }
let imageId = 0
beforeAll(async () => {
  imageId = await addImage(house, 'Das große Haus')
  const [hall, quay, offline, future] = await addRows(house, venues, [
    {
      name: bilingual('Schauhaus & Söhne', 'Playhouse'),
      subtitle: bilingual('Am Fluss'),
      description: bilingual('<p onclick="x()">Ein <b>Haus</b></p><script>x()</script>', ''),
      directions: bilingual('<p>Mit der Tram</p>'),
      accessibility: bilingual('<p>Stufenlos</p>'),
      street: 'Uferstraße 1',
      postalCode: '10115',
      city: 'Berlin',
      latitude: 52.5,
      longitude: 13.25,
      accessFeatures: ['wheelchair'],
      phone: '030 1',
      email: 'haus@test.example',
      imageId,
      mapImageId: imageId,
      position: -20,
    },
    { name: bilingual('Kai'), position: -30 },
    { name: bilingual('Baustelle'), position: -40, isOnline: false },
    { name: bilingual('Neubau'), position: -50, publishedAt: later },
  ])
  Object.assign(ids, { hall: hall?.id, quay: quay?.id, offline: offline?.id, future: future?.id })
  await addRows(house, rooms, [
    { venueId: ids.hall, name: bilingual('Studio'), position: 2, showInFilter: false },
    { venueId: ids.hall, name: bilingual('Saal', 'Hall'), position: 1, capacity: 600 },
    { venueId: ids.quay, name: bilingual('Halle 1'), position: 9 },
    { venueId: ids.offline, name: bilingual('Keller'), position: 0 },
    { venueId: ids.future, name: bilingual('Dach'), position: 0 },
  ])
  await addRows(house, openingHours, [
    { venueId: ids.hall, weekday: 3, timeFrom: '10:00', timeTo: '18:00' },
    { venueId: ids.hall, weekday: 2, timeFrom: '18:00', timeTo: '02:00' },
    { venueId: ids.hall, weekday: 2, timeFrom: '10:00', timeTo: '14:00' },
  ])
})

const namesOf = (body: { data: { id: number; name: string }[] }) =>
  body.data.filter(({ id }) => Object.values(ids).includes(id)).map(({ name }) => name)

describe('1 §7 GET /api/venues/', () => {
  it('answers what visitors may see, in the order of the house', async () => {
    const { body } = await ask('/de/api/venues/')
    expect(namesOf(body)).toEqual(['Kai', 'Schauhaus & Söhne'])
    expect(body.data.find(({ id }: { id: number }) => id === ids.hall)).toMatchObject({
      slug: 'schauhaus-soehne',
      url: `/de/veranstaltungsorte/schauhaus-soehne/${ids.hall}`,
      urls: { en: `/en/venues/playhouse/${ids.hall}` },
      subtitle: 'Am Fluss',
      street: 'Uferstraße 1',
      postal_code: '10115',
      city: 'Berlin',
      access_features: ['wheelchair'],
      image_obj: { id: imageId, alt: 'Das große Haus' },
    })
  })

  it('shows editors everything', async () => {
    const { body } = await ask('/de/api/venues/', editor)
    expect(namesOf(body)).toEqual(['Neubau', 'Baustelle', 'Kai', 'Schauhaus & Söhne'])
  })

  it('is right until the next venue appears', async () => {
    const { call, reads } = visitorInProcess(house)
    await call(calls.list)
    expect(reads.expires).toEqual(later)
    expect([...reads.tags]).toContain('venues')
  })
})

describe('1 §7 GET /api/venues/{id}/', () => {
  it('answers a venue with its rooms and weekly hours', async () => {
    const { body } = await ask(`/de/api/venues/${ids.hall}/`)
    expect(body).toMatchObject({
      name: 'Schauhaus & Söhne',
      directions: '<p>Mit der Tram</p>',
      accessibility: '<p>Stufenlos</p>',
      latitude: 52.5,
      longitude: 13.25,
      phone: '030 1',
      email: 'haus@test.example',
      map_image_obj: { id: imageId },
      rooms: [
        { name: 'Saal', capacity: 600, show_in_filter: true },
        { name: 'Studio', capacity: null, show_in_filter: false },
      ],
      opening_hours: [
        { weekday: 2, time_from: '10:00:00', time_to: '14:00:00' },
        { weekday: 2, time_from: '18:00:00', time_to: '02:00:00' },
        { weekday: 3, time_from: '10:00:00', time_to: '18:00:00' },
      ],
    })
  })

  it('3-readings, Texts: sanitises rich text when it is shown, in the language there is', async () => {
    const { body } = await ask(`/en/api/venues/${ids.hall}/`)
    expect(body.description).toBe('<div lang="de"><p>Ein <strong>Haus</strong></p></div>')
    expect(body.name).toBe('Playhouse')
    expect(body.rooms[0].name).toBe('Hall')
  })

  it('is a 404 for what visitors may not see, and for nothing', async () => {
    for (const id of [ids.offline, ids.future, 2_000_000_000]) {
      expect(await ask(`/en/api/venues/${id}/`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
    expect((await ask(`/de/api/venues/${ids.offline}/`, editor)).body.name).toBe('Baustelle')
  })
})

describe('2 §7 GET /api/rooms/', () => {
  it('answers rooms with their venue, and none of a venue nobody may see', async () => {
    const mine = async (as = {}) =>
      (await ask('/en/api/rooms/', as)).body.data
        .filter((room: { venue: { id: number } }) => Object.values(ids).includes(room.venue.id))
        .map((room: { name: string }) => room.name)
    expect(await mine()).toEqual(['Halle 1 (en)', 'Hall', 'Studio (en)'])
    expect(await mine(editor)).toEqual(['Dach (en)', 'Keller (en)', 'Halle 1 (en)', 'Hall', 'Studio (en)'])
    const { body } = await ask('/en/api/rooms/')
    expect(body.data.find((room: { name: string }) => room.name === 'Hall')).toEqual({
      id: expect.any(Number),
      name: 'Hall',
      capacity: 600,
      show_in_filter: true,
      venue: {
        id: ids.hall,
        name: 'Playhouse',
        slug: 'playhouse',
        url: `/en/venues/playhouse/${ids.hall}`,
        urls: expect.any(Object),
      },
    })
  })
})

describe('2 §7 GET /api/opening-hours-today/', () => {
  const entry = (time_from: string | null, time_to: string | null, more = {}) => ({
    time_from,
    time_to,
    ...{ closed: false, alternative_text: '', alternative_link_url: '', ...more },
  })
  const today = async (locale = 'de') =>
    (await ask(`/${locale}/api/opening-hours-today/?venue=${ids.hall}`)).body

  it('answers the hours of the weekday at the house, through a night and into the next day', async () => {
    // Tuesday evening; in Greenwich it is still Tuesday for an hour after midnight at the house.
    house.clock.set('2026-03-10T20:00:00Z')
    const tuesday = [entry('10:00:00', '14:00:00'), entry('18:00:00', '02:00:00')]
    expect(await today()).toEqual({
      date: '2026-03-10',
      opening_hours: tuesday,
      opening_hours_exceptions: [],
    })
    house.clock.set('2026-03-10T23:00:00Z')
    expect(await today()).toMatchObject({
      date: '2026-03-11',
      opening_hours: [entry('00:00:00', '02:00:00'), entry('10:00:00', '18:00:00')],
    })
    house.clock.set('2026-03-11T01:00:00Z')
    expect(await today()).toMatchObject({
      date: '2026-03-11',
      opening_hours: [entry('10:00:00', '18:00:00')],
    })
    house.clock.set('2026-03-11T23:00:00Z')
    expect(await today()).toMatchObject({ date: '2026-03-12', opening_hours: [] })
  })

  it('says how long that is right', async () => {
    const untilAt = async (now: string) => {
      house.clock.set(now)
      // The clock goes back here, which stored answers do not expect.
      await house.app.platform.changes.announce(house.app.platform.db, `venue:${ids.hall}`)
      const { call, reads } = visitorInProcess(house)
      await call(calls.openingHoursToday, { venue: ids.hall })
      expect([...reads.tags]).toEqual([`venue:${ids.hall}`])
      return reads.expires?.toISOString()
    }
    expect(await untilAt('2026-03-10T20:00:00Z')).toBe('2026-03-10T23:00:00.000Z')
    expect(await untilAt('2026-03-10T23:30:00Z')).toBe('2026-03-11T01:00:00.000Z')
    expect(await untilAt('2026-03-11T01:00:00Z')).toBe('2026-03-11T23:00:00.000Z')
  })

  it('answers the exceptions of the day, in the language of the request', async () => {
    house.clock.set('2026-03-10T20:00:00Z')
    const common = { venueId: ids.hall, dateFrom: '2026-03-10', dateTo: '2026-03-10' }
    const added = await addRows(house, openingHoursExceptions, [
      {
        ...common,
        closed: true,
        alternativeText: bilingual('Umbau', 'Works'),
        alternativeLinkUrl: bilingual('/de/umbau', '/en/rebuilding'),
      },
      { ...common, timeFrom: '12:00', timeTo: '03:00' },
      { ...common, dateFrom: '2026-03-11', dateTo: '2026-03-12', closed: true },
      { ...common, dateFrom: '2026-03-08', dateTo: '2026-03-09', closed: true },
      { ...common, venueId: ids.quay, closed: true },
    ])
    const closed = entry(null, null, {
      closed: true,
      alternative_text: 'Umbau',
      alternative_link_url: '/de/umbau',
    })
    expect((await today()).opening_hours_exceptions).toEqual([entry('12:00:00', '03:00:00'), closed])
    expect((await today('en')).opening_hours_exceptions[1]).toMatchObject({
      alternative_text: 'Works',
      alternative_link_url: '/en/rebuilding',
    })
    house.clock.set('2026-03-10T23:30:00Z')
    expect(await today()).toMatchObject({
      opening_hours: [entry('10:00:00', '18:00:00')],
      opening_hours_exceptions: [entry('00:00:00', '03:00:00'), entry(null, null, { closed: true })],
    })
    for (const { id } of added) {
      await removeRows(house, openingHoursExceptions, eq(openingHoursExceptions.id, id))
    }
  })

  it('is about the first venue visitors can see where none is named', async () => {
    house.clock.set('2026-03-10T08:00:00Z')
    await addRow(house, openingHours, { venueId: ids.quay, weekday: 2, timeFrom: '11:11', timeTo: '12:00' })
    const { body } = await ask('/api/opening-hours-today')
    expect(body.opening_hours).toEqual([entry('11:11:00', '12:00:00')])
  })

  it('is a 404 at a venue nobody may see, and a 400 at none', async () => {
    house.clock.set('2026-03-10T08:00:00Z')
    for (const id of [ids.offline, ids.future, 2_000_000_000]) {
      expect((await ask(`/de/api/opening-hours-today/?venue=${id}`)).status).toBe(404)
    }
    const { status, body } = await ask('/de/api/opening-hours-today/?venue=haus')
    expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: ['venue'] })
  })
})
