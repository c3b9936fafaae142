import ICAL from 'ical.js'
import { expect } from 'vitest'

/** Reads a calendar file with a foreign library. What RFC 5545 forbids fails the test. */
export function readCalendar(file: string) {
  expect(file.endsWith('\r\n'), 'ends its last line').toBe(true)
  for (const line of file.split('\r\n')) {
    expect(line, 'lines end with CRLF alone').not.toMatch(/[\r\n]/)
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
    expect(line.isWellFormed(), `${line} is not cut inside a character`).toBe(true)
  }
  const calendar = new ICAL.Component(ICAL.parse(file))
  expect(calendar.name).toBe('vcalendar')
  return { calendar, events: calendar.getAllSubcomponents('vevent').map(readEvent) }
}

/** Times as instants, computed with the file's own time zone. */
function readEvent(component: ICAL.Component) {
  const { uid, summary, location, description, startDate, endDate } = new ICAL.Event(component)
  return {
    uid,
    summary,
    location,
    description,
    url: component.getFirstPropertyValue('url'),
    status: component.getFirstPropertyValue('status'),
    start: startDate.toJSDate().toISOString(),
    end: endDate.toJSDate().toISOString(),
    zone: startDate.zone?.tzid,
    parts: component.getAllSubcomponents().length,
  }
}
