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
          parts: 0,
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
