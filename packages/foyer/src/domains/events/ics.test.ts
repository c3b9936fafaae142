import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCalendar } from '../../../../../tests/support/read-calendar.ts'
import { clockIn } from '../../platform/time/house-clock.ts'
import { type CalendarEvent, calendarFile } from './ics.ts'

const event: CalendarEvent = {
  id: 17,
  title: 'Antigone am Kai',
  subtitle: 'Nach Sophokles',
  date_start: '2026-03-28T19:30:00+01:00',
  date_end: '2026-03-28T21:45:00+01:00',
  status: 'scheduled',
  url: '/de/programm/antigone-am-kai/17',
  room: { id: 1, name: 'Großer Saal', venue: null },
  moved_from: null,
  address: '',
  geo: null,
  version: 7,
  changed: new Date('2026-02-01T08:00:00Z'),
  note: '',
}
const ADDRESS = 'https://foyer.example/de/programm/antigone-am-kai/17'

const write = (...events: Partial<CalendarEvent>[]) =>
  calendarFile({
    events: events.map((values) => ({ ...event, ...values })),
    name: 'Haus Kaskade, Programm',
    origin: 'https://foyer.example',
    now: new Date('2026-03-10T09:00:00Z'),
  })

const eventsOf = (...events: Partial<CalendarEvent>[]) => readCalendar(write(...events)).events

describe('a calendar file', () => {
  it('is a calendar with the clocks of the house', () => {
    const { calendar } = readCalendar(write({}))
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    const zone = calendar.getFirstSubcomponent('vtimezone')
    expect(zone?.getFirstPropertyValue('tzid')).toBe('Europe/Berlin')
    expect(zone?.getAllSubcomponents().map(({ name }) => name)).toEqual(['daylight', 'standard'])
  })

  it('says what calendars of all makes want to be told, to the letter', () => {
    expect(write({}).split('\r\n')).toEqual([
      ...[
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Foyer//Programme//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
      ],
      ...['NAME:Haus Kaskade\\, Programm', 'X-WR-CALNAME:Haus Kaskade\\, Programm'],
      ...['REFRESH-INTERVAL;VALUE=DURATION:PT4H', 'X-PUBLISHED-TTL:PT4H', 'X-WR-TIMEZONE:Europe/Berlin'],
      ...['BEGIN:VTIMEZONE', 'TZID:Europe/Berlin'],
      ...[
        'BEGIN:DAYLIGHT',
        'TZOFFSETFROM:+0100',
        'TZOFFSETTO:+0200',
        'TZNAME:CEST',
        'DTSTART:19960331T020000',
      ],
      ...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT'],
      ...[
        'BEGIN:STANDARD',
        'TZOFFSETFROM:+0200',
        'TZOFFSETTO:+0100',
        'TZNAME:CET',
        'DTSTART:19961027T030000',
      ],
      ...['RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD'],
      'END:VTIMEZONE',
      ...['BEGIN:VEVENT', 'UID:event-17@foyer.example', 'DTSTAMP:20260201T080000Z'],
      ...['LAST-MODIFIED:20260201T080000Z', 'SEQUENCE:7'],
      ...['DTSTART;TZID=Europe/Berlin:20260328T193000', 'DTEND;TZID=Europe/Berlin:20260328T214500'],
      ...['SUMMARY:Antigone am Kai', 'LOCATION:Großer Saal'],
      // A line has at most 75 octets, including the space at the beginning of a continuation.
      'DESCRIPTION:Nach Sophokles\\nhttps://foyer.example/de/programm/antigone-am-k',
      ' ai/17',
      ...[`URL:${ADDRESS}`, 'STATUS:CONFIRMED', 'END:VEVENT', 'END:VCALENDAR', ''],
    ])
  })

  it('says what has become of an evening, under the same identifier', () => {
    const was = write({})
    const moved = {
      status: 'moved',
      date_start: '2026-04-02T19:30:00+02:00',
      moved_from: event.date_start,
    } as const
    const file = write({ ...moved, version: 9, note: 'Verlegt, bisher: 28. März' })
    expect(file).toContain('\r\nSEQUENCE:9\r\n')
    expect(readCalendar(file).events[0]).toMatchObject({
      uid: readCalendar(was).events[0]?.uid,
      status: 'CONFIRMED',
      start: '2026-04-02T17:30:00.000Z',
      description: `Verlegt, bisher: 28. März\nNach Sophokles\n${ADDRESS}`,
    })
    expect(eventsOf({ status: 'moved' })[0]?.status).toBe('TENTATIVE')
  })

  it('says where to go', () => {
    const file = write({ address: 'Am Wehr 1, 00010 Kaistadt', geo: { latitude: 53.5, longitude: 10.25 } })
    expect(file).toContain('\r\nLOCATION:Großer Saal\\, Am Wehr 1\\, 00010 Kaistadt\r\n')
    expect(file).toContain('\r\nGEO:53.5;10.25\r\n')
  })

  it('reminds of what somebody chose, and not of what is cancelled', () => {
    const partsOf = (status: CalendarEvent['status'], hasAlarm: boolean) =>
      readCalendar(
        calendarFile({
          ...{ events: [{ ...event, status }], name: 'x', origin: 'https://foyer.example' },
          ...{ now: new Date(), hasAlarm },
        }),
      ).events[0]?.parts
    expect([partsOf('scheduled', true), partsOf('cancelled', true), partsOf('scheduled', false)]).toEqual([
      1, 0, 0,
    ])
  })

  it('is the same file until something changes', () => {
    const at = (now: string) =>
      calendarFile({ events: [event], name: 'x', origin: 'https://foyer.example', now: new Date(now) })
    expect(at('2026-03-10T09:00:00Z')).toBe(at('2026-03-11T10:00:00Z'))
  })

  it('breaks a line after 75 octets and each continuation after 74 more', () => {
    const lines = write({ title: 'x'.repeat(300) }).split('\r\n')
    const at = lines.findIndex((line) => line.startsWith('SUMMARY:'))
    const lengths = lines.slice(at, at + 5).map(({ length }) => length)
    expect(lengths).toEqual([75, 75, 75, 75, 'SUMMARY:'.length + 300 - 75 - 3 * 74 + 1])
  })

  it('tells an event', () => {
    expect(eventsOf({})).toEqual([
      {
        uid: 'event-17@foyer.example',
        summary: 'Antigone am Kai',
        location: 'Großer Saal',
        description: `Nach Sophokles\n${ADDRESS}`,
        url: ADDRESS,
        status: 'CONFIRMED',
        start: '2026-03-28T18:30:00.000Z',
        end: '2026-03-28T20:45:00.000Z',
        zone: 'Europe/Berlin',
        parts: 0,
      },
    ])
  })

  it.each([
    ['in winter', '2026-01-15T19:30:00+01:00', '2026-01-15T22:00:00+01:00'],
    ['in summer', '2026-07-15T19:30:00+02:00', '2026-07-16T00:15:00+02:00'],
    ['the night before summer time', '2026-03-28T23:00:00+01:00', '2026-03-29T03:30:00+02:00'],
    ['the night summer time ends', '2026-10-24T23:00:00+02:00', '2026-10-25T03:00:00+01:00'],
    ['from the first to the second half past two', '2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'],
    ['in ten years', '2036-08-01T20:00:00+02:00', '2036-12-01T20:00:00+01:00'],
  ])('says when: %s', (_name, date_start, date_end) => {
    const [told] = eventsOf({ date_start, date_end })
    expect(told?.start).toBe(new Date(date_start).toISOString())
    expect(told?.end).toBe(new Date(date_end).toISOString())
  })

  it('means the clocks of the house, so that half past seven stays half past seven whatever becomes of them', () => {
    expect(write({})).toContain('\r\nDTSTART;TZID=Europe/Berlin:20260328T193000\r\n')
    expect(write({ date_end: '2026-10-25T02:30:00+01:00' })).toContain('\r\nDTEND:20261025T013000Z\r\n')
  })

  it('gives an event the same identifier in both languages', () => {
    const [german, english] = eventsOf({}, { title: 'Antigone on the Quay', url: '/en/events/antigone/17' })
    expect(english?.uid).toBe(german?.uid)
  })

  it.each([
    ['commas', 'Eins, zwei, drei,', 'Eins\\, zwei\\, drei\\,'],
    ['semicolons', 'Eins; zwei;', 'Eins\\; zwei\\;'],
    ['backslashes', 'C:\\neu\\,\\;', 'C:\\\\neu\\\\\\,\\\\\\;'],
    ['line breaks of all kinds', 'eins\nzwei\r\ndrei\rvier', 'eins\\nzwei\\ndrei\\nvier'],
    ['quotation marks and colons', '„Eins“: "zwei"', '„Eins“: "zwei"'],
    ['lines that would mean something', 'x\r\nEND:VEVENT\r\nBEGIN:VALARM', 'x\\nEND:VEVENT\\nBEGIN:VALARM'],
  ])('keeps %s in every text', (_name, text, written) => {
    const file = write({ title: text, subtitle: text, room: { id: 1, name: text, venue: null } })
    const read = text.replaceAll(/\r\n?/g, '\n')
    expect(readCalendar(file).events).toMatchObject([
      { summary: read, location: read, description: `${read}\n${ADDRESS}`, parts: 0 },
    ])
    // Even a tolerant reader would unfold it like this.
    expect(file.replaceAll('\r\n ', '')).toContain(`\r\nSUMMARY:${written}\r\n`)
  })

  it('escapes what the calendar is called', () => {
    expect(write({})).toContain('\r\nX-WR-CALNAME:Haus Kaskade\\, Programm\r\n')
  })

  it.each([
    ...['PRODID:-//Foyer//Programme//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    ...['X-WR-TIMEZONE:Europe/Berlin', 'TZNAME:CEST', 'TZNAME:CET', 'DTSTAMP:20260201T080000Z'],
  ])('says what calendars ask for: %s', (line) => {
    expect(write({})).toContain(`\r\n${line}\r\n`)
  })

  it('folds at 75 octets, never inside a character', () => {
    const title = 'Übergrößenträgerinnenüberraschungsfest 🎭🎭🎭 '.repeat(6).trim()
    const file = write({ title })
    expect(readCalendar(file).events[0]?.summary).toBe(title)
    // The line is full: another character of up to four octets would not have fitted.
    const summary = file.slice(file.indexOf('SUMMARY:')).split('\r\n', 2)[0] ?? ''
    expect(Buffer.byteLength(summary)).toBeGreaterThan(75 - 4)
  })

  it('keeps any text a person can type, wherever a line ends', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 120 }).filter((value) => !/\p{Cc}/u.test(value))
    fc.assert(
      fc.property(text, text, (title, name) => {
        const [read] = eventsOf({ title, room: { id: 1, name: `x${name}`, venue: null } })
        expect(read).toMatchObject({ summary: title, location: `x${name}` })
      }),
    )
  })

  it('has no place for other control characters', () => {
    expect(eventsOf({ title: 'a\u0000b\u0007c\td\u007f' })[0]?.summary).toBe('abcd')
  })

  it('says where it is, and when it is not', () => {
    const venue = { name: 'Haus am Kai' } as never
    const [placed, cancelled, nowhere] = eventsOf(
      { room: { id: 1, name: 'Großer Saal', venue } },
      { id: 2, status: 'cancelled' },
      { id: 3, room: null, subtitle: '' },
    )
    expect(placed?.location).toBe('Großer Saal, Haus am Kai')
    expect(cancelled?.status).toBe('CANCELLED')
    expect(nowhere).toMatchObject({ location: null, status: 'CONFIRMED', description: ADDRESS })
  })
})

describe('a calendar file of a house elsewhere', () => {
  const fileAt = (timeZone: string, ...instants: Date[]) => {
    const { houseTime } = clockIn(timeZone)
    const times = instants.map((at) => ({ date_start: houseTime(at), date_end: houseTime(at) }))
    return calendarFile({
      events: times.map((values, id) => ({ ...event, ...values, id })),
      name: 'Elsewhere',
      origin: 'https://foyer.example',
      now: new Date('2026-03-10T09:00:00Z'),
      timeZone,
    })
  }

  it.each([
    ...['Europe/London', 'Europe/Zurich', 'Europe/Dublin', 'America/St_Johns', 'America/New_York'],
    // The clocks never change; the south; changes that follow no rule that a calendar file can say.
    ...['Asia/Kathmandu', 'UTC', 'Australia/Sydney', 'Asia/Jerusalem', 'Africa/Casablanca'],
  ])('says when, at the hours around the changes of clocks: %s', (zone) => {
    const begins = ['2026-02-14', '2026-03-07', '2026-03-28', '2026-10-24', '2026-10-31', '2031-03-29'].map(
      Date.parse,
    )
    const instants = begins.flatMap((from) =>
      Array.from({ length: 36 }, (_, hour) => new Date(from + hour * 3_600_000)),
    )
    const read = readCalendar(fileAt(zone, ...instants)).events
    expect(read.map(({ start }) => start)).toEqual(instants.map((at) => at.toISOString()))
  })

  it('means the clocks of that place', () => {
    const file = fileAt('America/St_Johns', new Date('2026-07-15T22:00:00Z'))
    expect(file).toContain('\r\nX-WR-TIMEZONE:America/St_Johns\r\n')
    expect(file).toContain('\r\nDTSTART;TZID=America/St_Johns:20260715T193000\r\n')
    expect(file).toContain('\r\nTZOFFSETTO:-0230\r\nTZNAME:NDT\r\n')
  })

  it('names the zone by its offset where English has no name for it', () => {
    expect(fileAt('Asia/Kathmandu')).toContain('\r\nTZOFFSETTO:+0545\r\nTZNAME:+0545\r\n')
  })
})
