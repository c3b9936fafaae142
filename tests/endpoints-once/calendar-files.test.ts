import { afterAll, describe, expect, it } from 'vitest'
import { series } from '../../packages/foyer/src/domains/series/tables.ts'
import { rooms, venues } from '../../packages/foyer/src/domains/venues/tables.ts'
import { readCalendar } from '../support/read-calendar.ts'
import { addEvent, addRow, bilingual } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

// Years after all events of the demo: what is found here was added here.
const HOST = 'haus.example'
const house = await startTestApp({
  now: '2031-03-10T09:00:00Z',
  environment: { PUBLIC_URL: `http://${HOST}` },
})
afterAll(() => house.close())

const ask = (url: string) => house.inject(url)
const read = async (url: string) => readCalendar((await ask(url)).body).events

const venue = await addRow(house, venues, { name: bilingual('Kai, Speicher; Hof'), isOnline: true })
const room = await addRow(house, rooms, { venueId: venue.id, name: bilingual('Saal\\Bühne, groß') })
const line = (await addRow(house, series, { name: bilingual('Reihe') })).id
const LONG = 'Übergrößenträgerinnenüberraschungsfest 🎭🎭🎭, '.repeat(4).trim()

const hostile = await addEvent(house, '2031-07-01T17:30:00Z', {
  title: bilingual('Eins, zwei; drei\\vier\nfünf', LONG),
  subtitle: bilingual(LONG, 'One, two; three\\four\nfive'),
  roomId: room.id,
  seriesId: line,
})
const night = await addEvent(house, '2031-10-25T22:00:00Z', {
  title: bilingual('Nacht'),
  dateEnd: new Date('2031-10-26T01:30:00Z'),
  status: 'cancelled',
  seriesId: line,
})

describe('GET /{locale}/api/events/{id}.ics', () => {
  it.each([
    ['de', 'Eins, zwei; drei\\vier\nfünf', LONG, 'Saal\\Bühne, groß, Kai, Speicher; Hof'],
    ['en', LONG, 'One, two; three\\four\nfive', 'Saal\\Bühne, groß (en), Kai, Speicher; Hof (en)'],
  ] as const)(
    'is what a calendar needs, every character of it: %s',
    async (locale, title, subtitle, place) => {
      const { url } = (await ask(`/${locale}/api/events/${hostile}/`)).json()
      const answer = await ask(`/${locale}/api/events/${hostile}.ics`)
      expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
      expect(readCalendar(answer.body).events).toEqual([
        {
          uid: `event-${hostile}@${HOST}`,
          summary: title,
          location: place,
          description: `${subtitle}\nhttp://${HOST}${url}`,
          url: `http://${HOST}${url}`,
          status: 'CONFIRMED',
          start: '2031-07-01T17:30:00.000Z',
          end: '2031-07-01T19:30:00.000Z',
          zone: 'Europe/Berlin',
          parts: 1,
        },
      ])
    },
  )

  it('is right on the night the clocks change, and says what is cancelled', async () => {
    expect(await read(`/de/api/events/${night}.ics`)).toMatchObject([
      { start: '2031-10-25T22:00:00.000Z', end: '2031-10-26T01:30:00.000Z', status: 'CANCELLED' },
    ])
  })
})

describe.each(['/de/programm.ics', '/en/events.ics'])('GET %s', (url) => {
  it('holds the programme under its filters, in its order', async () => {
    const found = await read(`${url}?series=${line}&date=2031-03-10`)
    expect(found.map(({ uid }) => uid)).toEqual([hostile, night].map((id) => `event-${id}@${HOST}`))
    expect((await read(`${url}?series=${line}&date=2031-07-02`)).map(({ uid }) => uid)).toEqual([
      `event-${night}@${HOST}`,
    ])
  })
})

describe('a calendar that is followed', () => {
  const file = `/de/programm.ics?series=${line}&date=2031-03-10`

  it('tells of moved and cancelled evenings under the same identifier, with a higher sequence', async () => {
    const admin = await house.login('admin')
    const url = `/de/api/admin/events/event/${hostile}/`
    const write = async (values: object) => {
      const { version } = (await house.inject({ ...admin, url })).json()
      const payload = { ...values, version }
      expect((await house.inject({ ...admin, method: 'POST', url, payload })).statusCode).toBe(200)
    }
    const told = async () => {
      const { calendar } = readCalendar((await ask(file)).body)
      const event = calendar
        .getAllSubcomponents('vevent')
        .find((one) => one.getFirstPropertyValue('uid') === `event-${hostile}@${HOST}`)
      const value = (name: string) => String(event?.getFirstPropertyValue(name))
      return { status: value('status'), start: value('dtstart'), sequence: Number(value('sequence')) }
    }
    const first = await told()
    await write({
      ...{ date_start: '2031-07-02T19:30:00+02:00', date_end: '2031-07-02T21:30:00+02:00' },
      ...{ status: 'moved', moved_from: '2031-07-01T19:30:00+02:00' },
    })
    const moved = await told()
    expect(moved).toMatchObject({ status: 'CONFIRMED', start: '2031-07-02T19:30:00' })
    expect(moved.sequence).toBeGreaterThan(first.sequence)
    expect((await ask(file)).body.replaceAll('\r\n ', '')).toContain('Verlegt\\, bisher: Di.\\, 1. Juli 2031')
    await write({ status: 'cancelled', moved_from: null })
    const cancelled = await told()
    expect(cancelled.status).toBe('CANCELLED')
    expect(cancelled.sequence).toBeGreaterThan(moved.sequence)
  })

  it('is not sent again while nothing changes, also when it was made anew', async () => {
    const { etag } = (await ask(file)).headers
    house.clock.advance({ minutes: 10 })
    const again = await house.inject({ url: file, headers: { 'if-none-match': String(etag) } })
    expect(again.statusCode).toBe(304)
  })

  it('says what it was filtered by', async () => {
    expect((await ask(file)).body).toContain('X-WR-CALNAME:Haus Meridian\\, Reihe\r\n')
    expect((await ask('/de/programm.ics')).body).toContain('X-WR-CALNAME:Haus Meridian\\, Programm\r\n')
  })

  it('reminds of single evenings, not of a whole programme', async () => {
    expect((await ask(file)).body).not.toContain('VALARM')
    expect((await ask(`/de/api/events/${night}.ics`)).body).not.toContain('VALARM')
    expect((await ask(`/de/programm.ics`)).body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT4H')
  })
})

describe.each([
  ['/de/programm/feed', 'de'],
  ['/en/events/feed', 'en'],
])('%s', (start, locale) => {
  it('is the programme under its filters, as Atom and as JSON', async () => {
    const atom = await ask(`${start}.xml?series=${line}&date=2031-03-10`)
    expect(atom.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    const json = await ask(`${start}.json?series=${line}&date=2031-03-10`)
    expect(json.headers['content-type']).toBe('application/feed+json; charset=utf-8')
    const ids = json.json().items.map(({ id }: { id: string }) => id)
    expect(ids).toEqual([hostile, night].map((id) => `tag:${HOST},2026:${locale}/event/${id}`))
    for (const id of ids) expect(atom.body).toContain(`<id>${id}</id>`)
    expect((await ask(`${start}.xml?series=x`)).statusCode).toBe(400)
  })
})
