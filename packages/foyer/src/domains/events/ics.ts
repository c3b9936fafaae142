import { facts } from '#house/facts'
import { clockIn } from '../../platform/time/house-clock.ts'
import { zoneLines } from './calendar-zone.ts'
import type { EventSummary } from './contract.ts'

/** The fields of an event that a calendar needs. */
export type CalendarEvent = Pick<
  EventSummary,
  'id' | 'title' | 'subtitle' | 'date_start' | 'date_end' | 'status' | 'url' | 'room'
>

interface Options {
  events: CalendarEvent[]
  /** The name of the calendar. */
  name: string
  /** The site's own address, which also makes the ids unique. */
  origin: string
  now: Date
  /** The zone of the times; the house's own. */
  timeZone?: string
}

/** Events as a calendar file (RFC 5545). An event has the same id in every file and language. */
export function calendarFile({ events, name, origin, now, timeZone = facts.timeZone }: Options): string {
  const moments = events.flatMap(({ date_start, date_end }) => [date_start, date_end])
  const years = [now.getUTCFullYear(), ...moments.map((moment) => Number(moment.slice(0, 4)))]
  const { isShownTwice } = clockIn(timeZone)
  /** In local time, so that 19:30 stays 19:30 even if the rules for summer time change; where that is ambiguous, in UTC. */
  const moment = (field: string, iso: string) =>
    isShownTwice(new Date(iso)) ? `${field}:${utc(new Date(iso))}` : `${field};TZID=${timeZone}:${local(iso)}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foyer//Programme//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    ...zoneLines(timeZone, years),
    ...events.flatMap((event) => eventLines(event, { origin, now, moment })),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

interface Around extends Pick<Options, 'origin' | 'now'> {
  moment: (field: string, iso: string) => string
}

function eventLines(event: CalendarEvent, { origin, now, moment }: Around): string[] {
  const { id, title, subtitle, room } = event
  const place = [room?.name, room?.venue?.name].filter((name): name is string => Boolean(name))
  const address = origin + event.url
  return [
    'BEGIN:VEVENT',
    `UID:event-${id}@${new URL(origin).hostname}`,
    `DTSTAMP:${utc(now)}`,
    moment('DTSTART', event.date_start),
    moment('DTEND', event.date_end),
    `SUMMARY:${escapeText(title)}`,
    ...(place.length > 0 ? [`LOCATION:${escapeText(place.join(', '))}`] : []),
    `DESCRIPTION:${escapeText([subtitle, address].filter(Boolean).join('\n'))}`,
    `URL:${address}`,
    `STATUS:${event.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

/** `2026-03-07T19:30:00+01:00` as local time: the offset is already the house's (2 §3 Event). */
function local(iso: string): string {
  return iso.slice(0, 19).replace(/[-:]/g, '')
}

function utc(moment: Date): string {
  return moment.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '')
}

/** RFC 5545 §3.3.11. Control characters are removed. */
function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n|\r|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
      .replace(/[\u0000-\u001f\u007f]/g, '')
  )
}

const MAX_OCTETS = 75

/** RFC 5545 §3.1: no line is longer than 75 octets, and none is split inside a character. */
function fold(line: string): string {
  const folded: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > MAX_OCTETS) {
      folded.push(part)
      part = ''
      // The space that marks a continuation.
      octets = 1
    }
    part += character
    octets += size
  }
  return [...folded, part].join('\r\n ')
}
