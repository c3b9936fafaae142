import { describe, expect, it } from 'vitest'
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
}

const write = (...events: Partial<CalendarEvent>[]) =>
  calendarFile({
    events: events.map((values) => ({ ...event, ...values })),
    name: 'Haus Meridian, Programm',
    origin: 'https://foyer.example',
    now: new Date('2026-03-10T09:00:00Z'),
  })

interface Component {
  name: string
  properties: Record<string, { value: string; params: string[] }>
  children: Component[]
}

/** Reads a calendar file as RFC 5545 has it: unfolds, splits, nests; refuses what does not fit. */
function parse(file: string): Component {
  expect(file.endsWith('\r\n')).toBe(true)
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length, line).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\r\n]/)
  }
  const root: Component = { name: '', properties: {}, children: [] }
  const open = [root]
  for (const line of file.replaceAll('\r\n ', '').split('\r\n').filter(Boolean)) {
    const [, name = '', params = '', value = ''] = /^([A-Z-]+)((?:;[^:;]+)*):(.*)$/.exec(line) ?? []
    expect(name, line).not.toBe('')
    const current = open.at(-1) as Component
    if (name === 'BEGIN') {
      const child = { name: value, properties: {}, children: [] }
      current.children.push(child)
      open.push(child)
    } else if (name === 'END') {
      expect(open.pop()?.name).toBe(value)
    } else {
      expect(current.properties, `${name} twice`).not.toHaveProperty(name)
      current.properties[name] = { value, params: params.split(';').filter(Boolean) }
    }
  }
  expect(open).toEqual([root])
  return root.children[0] as Component
}

const unescaped = (text = '') => text.replace(/\\([\\;,nN])/g, (_, c) => (c.toLowerCase() === 'n' ? '\n' : c))
const eventsOf = (file: string) => parse(file).children.filter(({ name }) => name === 'VEVENT')
const textOf = (component: Component | undefined, name: string) =>
  unescaped(component?.properties[name]?.value)

describe('a calendar file', () => {
  it('is a calendar with the clocks of Berlin', () => {
    const calendar = parse(write({}))
    expect(calendar.name).toBe('VCALENDAR')
    expect(calendar.properties.VERSION?.value).toBe('2.0')
    expect(calendar.children[0]?.properties.TZID?.value).toBe('Europe/Berlin')
    expect(calendar.children[0]?.children.map(({ name }) => name)).toEqual(['DAYLIGHT', 'STANDARD'])
  })

  it('says when, in Berlin, on both sides of the change of clocks', () => {
    const summer = { date_start: '2026-03-29T19:30:00+02:00', date_end: '2026-03-30T00:15:00+02:00' }
    const [winter, later] = eventsOf(write({}, { id: 18, ...summer }))
    expect(winter?.properties.DTSTART).toEqual({ value: '20260328T193000', params: ['TZID=Europe/Berlin'] })
    expect(later?.properties.DTSTART?.value).toBe('20260329T193000')
    expect(later?.properties.DTEND?.value).toBe('20260330T001500')
    expect(winter?.properties.DTSTAMP?.value).toBe('20260310T090000Z')
  })

  it('gives an event the same identifier in both languages', () => {
    const [german] = eventsOf(write({}))
    const [english] = eventsOf(write({ title: 'Antigone on the Quay', url: '/en/events/antigone/17' }))
    expect(german?.properties.UID?.value).toBe('event-17@foyer.example')
    expect(english?.properties.UID).toEqual(german?.properties.UID)
  })

  it('keeps every character of a text, whatever it would mean to a calendar', () => {
    const title = 'Eins, zwei; drei\\vier:\nfünf „sechs“'
    const [hostile] = eventsOf(write({ title, subtitle: 'END:VEVENT\r\nBEGIN:VALARM' }))
    expect(textOf(hostile, 'SUMMARY')).toBe(title)
    expect(textOf(hostile, 'DESCRIPTION')).toBe(
      'END:VEVENT\nBEGIN:VALARM\nhttps://foyer.example/de/programm/antigone-am-kai/17',
    )
    expect(hostile?.children).toEqual([])
  })

  it('folds long lines without breaking a character', () => {
    const title = 'Übergrößenträgerinnenüberraschungsfest 🎭🎭🎭 '.repeat(6).trim()
    expect(textOf(eventsOf(write({ title }))[0], 'SUMMARY')).toBe(title)
  })

  it('says where it is, and when it is not', () => {
    const [, cancelled, nowhere] = eventsOf(
      write({}, { id: 2, status: 'cancelled' }, { id: 3, room: null, subtitle: '' }),
    )
    expect(textOf(cancelled, 'LOCATION')).toBe('Großer Saal')
    expect(cancelled?.properties.STATUS?.value).toBe('CANCELLED')
    expect(nowhere?.properties).not.toHaveProperty('LOCATION')
    expect(nowhere?.properties.STATUS?.value).toBe('CONFIRMED')
  })
})
