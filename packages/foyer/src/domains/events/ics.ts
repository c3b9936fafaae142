import { isShownTwice } from '../../platform/time/house-clock.ts'
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
}

/** Berlin's time zone since 1996, in the format of calendar files. */
const ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Berlin',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** Events as a calendar file (RFC 5545). An event has the same id in every file and language. */
export function calendarFile({ events, name, origin, now }: Options): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foyer//Programme//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'X-WR-TIMEZONE:Europe/Berlin',
    ...ZONE,
    ...events.flatMap((event) => eventLines(event, origin, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent, origin: string, now: Date): string[] {
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

/**
 * In Berlin time, so that 19:30 stays 19:30 even if the rules for summer time change. In the hour that autumn repeats
 * the local time would be ambiguous, so there it is UTC.
 */
function moment(name: string, iso: string): string {
  const at = new Date(iso)
  return isShownTwice(at) ? `${name}:${utc(at)}` : `${name};TZID=Europe/Berlin:${local(iso)}`
}

/** `2026-03-07T19:30:00+01:00` as local time: the offset is already Berlin's (2 §3 Event). */
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
