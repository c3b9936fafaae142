import { facts } from '#house/facts'
import { clockIn } from '../../platform/time/house-clock.ts'
import { zoneLines } from './calendar-zone.ts'
import type { EventSummary } from './contract.ts'

/** The fields of an event that a calendar needs. */
export interface CalendarEvent
  extends Pick<
    EventSummary,
    'id' | 'title' | 'subtitle' | 'date_start' | 'date_end' | 'status' | 'url' | 'room'
  > {
  moved_from?: string | null
  /** Street and town. */
  address?: string
  geo?: { latitude: number; longitude: number } | null
  /** Rises with every write to the event. */
  version?: number
  /** The last of these. */
  changed?: Date | null
  /** What has become of it: cancelled, moved from. */
  note?: string
}

interface Options {
  events: CalendarEvent[]
  /** The name of the calendar. */
  name: string
  /** The site's own address, which also makes the ids unique. */
  origin: string
  now: Date
  /** Reminds of each event two hours before: of what somebody chose, not of a whole programme. */
  hasAlarm?: boolean
  /** The zone of the times; the house's own. */
  timeZone?: string
}

/** Events as a calendar file (RFC 5545). An event has the same id in every file and language. */
export function calendarFile(options: Options): string {
  const { events, name, origin, now, hasAlarm = false, timeZone = facts.timeZone } = options
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
    // Two words for each: the standard's (RFC 7986), and that of the programs from before it.
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    `X-WR-TIMEZONE:${timeZone}`,
    ...zoneLines(timeZone, years),
    ...events.flatMap((event) => eventLines(event, { origin, now, hasAlarm, moment })),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** How often a program that follows the calendar should ask again. */
const REFRESH = 'PT4H'

interface Around extends Pick<Options, 'origin' | 'now'> {
  hasAlarm: boolean
  moment: (field: string, iso: string) => string
}

function eventLines(event: CalendarEvent, { origin, now, hasAlarm, moment }: Around): string[] {
  const { id, title, subtitle, room, address, geo, note, version = 0 } = event
  const place = [room?.name, room?.venue?.name, address].filter((name): name is string => Boolean(name))
  const url = origin + event.url
  const changed = utc(event.changed ?? now)
  return [
    'BEGIN:VEVENT',
    `UID:event-${id}@${new URL(origin).hostname}`,
    // The moment of the last write, not of this file: a file with nothing new is the same file.
    `DTSTAMP:${changed}`,
    ...(event.changed ? [`LAST-MODIFIED:${changed}`] : []),
    `SEQUENCE:${version}`,
    moment('DTSTART', event.date_start),
    moment('DTEND', event.date_end),
    `SUMMARY:${escapeText(title)}`,
    ...(place.length > 0 ? [`LOCATION:${escapeText(place.join(', '))}`] : []),
    ...(geo ? [`GEO:${geo.latitude};${geo.longitude}`] : []),
    `DESCRIPTION:${escapeText([note, subtitle, url].filter(Boolean).join('\n'))}`,
    `URL:${url}`,
    `STATUS:${statusOf(event)}`,
    ...(hasAlarm && event.status !== 'cancelled'
      ? [
          ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT2H'],
          ...[`DESCRIPTION:${escapeText(title)}`, 'END:VALARM'],
        ]
      : []),
    'END:VEVENT',
  ]
}

/** Moved without an old date: the new one is not known yet. */
function statusOf({ status, moved_from }: CalendarEvent): string {
  if (status === 'cancelled') return 'CANCELLED'
  return status === 'moved' && !moved_from ? 'TENTATIVE' : 'CONFIRMED'
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
