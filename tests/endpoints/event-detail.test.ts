import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventContributors } from '../../packages/foyer/src/domains/events/tables.ts'
import { persons } from '../../packages/foyer/src/domains/people/tables.ts'
import { productionContributors, productions } from '../../packages/foyer/src/domains/productions/tables.ts'
import { addEvent, addRow, bilingual } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

// Years after all events of the demo: what is found here was added here.
const house = await startTestApp({ now: '2031-03-10T09:00:00Z' })
afterAll(() => house.close())
const editor = await house.login('editor')
const ask = async (url: string, as = {}) => {
  const answer = await house.inject({ url, ...as })
  return { status: answer.statusCode, body: answer.json() }
}

describe('2 §3 Event: dates carry a UTC offset in their last six characters', () => {
  it.each([
    ['2031-01-15T18:30:00Z', '2031-01-15T19:30:00+01:00'],
    ['2031-03-30T00:59:59Z', '2031-03-30T01:59:59+01:00'],
    ['2031-03-30T01:00:00Z', '2031-03-30T03:00:00+02:00'],
    ['2031-07-15T18:30:00Z', '2031-07-15T20:30:00+02:00'],
    ['2031-10-26T00:30:00Z', '2031-10-26T02:30:00+02:00'],
    ['2031-10-26T01:30:00Z', '2031-10-26T02:30:00+01:00'],
  ])('%s is %s', async (start, shown) => {
    const at = new Date(start)
    const id = await addEvent(house, start, { ticketSaleFrom: at, dateEnd: at })
    const { body } = await ask(`/en/api/events/${id}/`)
    expect(body).toMatchObject({ date_start: shown, date_end: shown, ticketSaleFrom: shown })
    expect(body.day).toBe(shown.slice(0, 10))
    expect(body.date_start.slice(-6)).toMatch(/^[+-]\d{2}:\d{2}$/)
  })

  it('an event across the change of clocks ends with another offset', async () => {
    const id = await addEvent(house, '2031-03-30T00:00:00Z')
    expect((await ask(`/de/api/events/${id}/`)).body).toMatchObject({
      date_start: '2031-03-30T01:00:00+01:00',
      date_end: '2031-03-30T04:00:00+02:00',
      ticketSaleFrom: null,
    })
  })
})

it('an event that was moved says when it should have begun, and no other does', async () => {
  const movedFrom = new Date('2031-07-14T18:30:00Z')
  const moved = await addEvent(house, '2031-07-15T18:30:00Z', { movedFrom, status: 'moved' })
  expect((await ask(`/en/api/events/${moved}/`)).body).toMatchObject({
    date_start: '2031-07-15T20:30:00+02:00',
    moved_from: '2031-07-14T20:30:00+02:00',
  })
  const again = await addEvent(house, '2031-07-15T18:30:00Z', { movedFrom, status: 'cancelled' })
  expect((await ask(`/en/api/events/${again}/`)).body.moved_from).toBeNull()
})

describe('2 §3 Ticket price item', () => {
  const price = {
    ...{ id: 11, price: '12.50', sale_type_id: 1, seat_group: 1, has_discounts: false },
    ...{ text: bilingual('Vollpreis', 'Full price'), name: bilingual('Parkett', 'Stalls') },
  }
  const group = { id: 1, seat_group: 1, status: '1', text: bilingual('Parkett', 'Stalls'), timeslots: [] }

  it.each([
    ['de', 'Vollpreis', 'Parkett'],
    ['en', 'Full price', 'Stalls'],
  ])('prices and seat groups say what they are in %s', async (locale, text, name) => {
    const stored = { prices: [price], seatGroups: [{ ...group, prices: [price] }] }
    const id = await addEvent(house, '2031-05-01T18:00:00Z', stored)
    const { body } = await ask(`/${locale}/api/events/${id}/`)
    const shown = { ...price, text, name }
    expect(body.prices).toEqual([shown])
    expect(body.seat_groups).toEqual([{ ...group, text: name, prices: [shown] }])
  })
})

describe('2 §7 GET /api/events/{id}/: what an evening leaves open, its production says', () => {
  const ids = { production: 0, person: 0, guest: 0 }
  beforeAll(async () => {
    const play = await addRow(house, productions, {
      title: bilingual('Stück', 'Play'),
      subtitle: bilingual('Ein Abend'),
      description: bilingual('<p>Alles <u>gut</u></p>', ''),
      videoUrl: 'https://youtu.be/play',
      durationMinutes: 90,
      language: bilingual('Deutsch', 'German'),
      surtitles: bilingual('Englisch', 'English'),
      ageAdvice: bilingual('ab 12', '12 and over'),
      promoter: bilingual('Haus'),
      works: [
        { composer: 'Bach', title: bilingual('Fuge', 'Fugue'), note: bilingual('', ''), audio_url: '' },
      ],
    })
    ids.production = play.id
    ids.person = (await addRow(house, persons, { firstName: 'Ada', lastName: 'Ahorn' })).id
    ids.guest = (await addRow(house, persons, { firstName: 'Gil', lastName: 'Gast' })).id
    const cast = { productionId: play.id, personId: ids.person, name: 'Ada Ahorn', role: bilingual('Eva') }
    await addRow(house, productionContributors, cast)
  })

  it('title, texts, length, cast and programme are inherited', async () => {
    const id = await addEvent(house, '2031-09-01T18:00:00Z', { productionId: ids.production })
    const { body } = await ask(`/en/api/events/${id}/`)
    expect(body).toMatchObject({
      title: 'Play',
      slug: 'play',
      urls: { de: `/de/programm/stueck/${id}`, en: `/en/events/play/${id}` },
      subtitle: 'Ein Abend (en)',
      description: '<div lang="de"><p>Alles gut</p></div>',
      video_url: 'https://youtu.be/play',
      duration_minutes: 90,
      language: 'German',
      surtitles: 'English',
      age_advice: '12 and over',
      promoter: 'Haus (en)',
      works: [{ composer: 'Bach', title: 'Fugue' }],
      contributors: [{ name: 'Ada Ahorn', role: 'Eva (en)', person: { id: ids.person } }],
      production: { id: ids.production, name: 'Play', url: `/en/productions/play/${ids.production}` },
    })
  })

  it('its own come first, and the rest is still inherited', async () => {
    const id = await addEvent(house, '2031-09-02T18:00:00Z', {
      productionId: ids.production,
      title: bilingual('Gala'),
      description: bilingual('<p>Mit Sekt<script>x()</script></p>'),
      importantInfo: bilingual('<p onclick="x()">Einlass 19 Uhr</p>'),
      durationMinutes: 120,
      videoUrl: 'https://vimeo.com/1',
    })
    const gala = { eventId: id, personId: ids.guest, name: 'Gil Gast', role: bilingual('Eva') }
    await addRow(house, eventContributors, gala)
    const { body } = await ask(`/de/api/events/${id}/`)
    expect(body).toMatchObject({
      title: 'Gala',
      subtitle: 'Ein Abend',
      description: '<p>Mit Sekt</p>',
      important_info: '<p>Einlass 19 Uhr</p>',
      duration_minutes: 120,
      video_url: 'https://vimeo.com/1',
      language: 'Deutsch',
    })
    expect(body.contributors.map(({ name }: { name: string }) => name)).toEqual(['Gil Gast'])
  })

  it('a person finds the evenings of a production and their own', async () => {
    const found = async (person: number) => (await ask(`/de/api/events/?person=${person}`)).body.count
    expect(await found(ids.person)).toBe(2)
    expect(await found(ids.guest)).toBe(1)
  })
})

describe('2 §2 Section order on event detail: children', () => {
  it('a festival shows its children in their order, and a child its parent', async () => {
    const festival = await addEvent(house, '2031-10-01T10:00:00Z', { title: bilingual('Fest', 'Festival') })
    const common = { parentId: festival }
    const late = await addEvent(house, '2031-10-03T10:00:00Z', { ...common, title: bilingual('Spät') })
    const early = await addEvent(house, '2031-10-02T10:00:00Z', { ...common, title: bilingual('Früh') })
    const hidden = await addEvent(house, '2031-10-02T11:00:00Z', { ...common, isOnline: false })
    const childrenOf = async (as = {}) =>
      (await ask(`/en/api/events/${festival}/`, as)).body.children.map(({ id }: { id: number }) => id)
    expect(await childrenOf()).toEqual([early, late])
    expect(await childrenOf(editor)).toEqual([early, hidden, late])

    const { body } = await ask(`/en/api/events/${late}/`)
    expect(body.parent).toBe(festival)
    expect(body.parent_event).toMatchObject({
      id: festival,
      name: 'Festival',
      url: `/en/events/festival/${festival}`,
    })
    expect((await ask(`/en/api/events/${festival}/`)).body).toMatchObject({
      parent: null,
      parent_event: null,
    })
  })

  it('a child does not lead to a parent nobody may see', async () => {
    const parent = await addEvent(house, '2031-10-05T10:00:00Z', { isOnline: false })
    const child = await addEvent(house, '2031-10-06T10:00:00Z', { parentId: parent })
    expect((await ask(`/de/api/events/${child}/`)).body).toMatchObject({ parent: null, parent_event: null })
    expect((await ask(`/de/api/events/${child}/`, editor)).body).toMatchObject({
      parent,
      parent_event: { id: parent },
    })
  })
})
