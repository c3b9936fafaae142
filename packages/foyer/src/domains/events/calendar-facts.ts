import { facts } from '#house/facts'
import type { Locale } from '../../contract/locale.ts'
import type { Context } from '../../platform/context.ts'
import { and, eq, inArray, max } from '../../platform/database/drizzle.ts'
import { trail } from '../../saving/tables.ts'
import { rooms, venues } from '../venues/tables.ts'
import type { EventSummary } from './contract.ts'
import type { CalendarEvent } from './ics.ts'
import { strings } from './strings.ts'
import { events } from './tables.ts'

/** What calendars and feeds need beside the rows of the programme: the address, and when an event was last written. */
export async function withCalendarFacts(context: Context, found: EventSummary[]): Promise<CalendarEvent[]> {
  if (found.length === 0) return []
  const { db, locale } = context
  const ids = found.map(({ id }) => id)
  const places = await db
    .select({
      id: events.id,
      street: venues.street,
      postalCode: venues.postalCode,
      city: venues.city,
      latitude: venues.latitude,
      longitude: venues.longitude,
    })
    .from(events)
    .innerJoin(rooms, eq(rooms.id, events.roomId))
    .innerJoin(venues, eq(venues.id, rooms.venueId))
    .where(inArray(events.id, ids))
  const written = await db
    .select({ id: trail.itemId, version: max(trail.id), changed: max(trail.at) })
    .from(trail)
    .where(and(eq(trail.subject, 'events/event'), inArray(trail.itemId, ids)))
    .groupBy(trail.itemId)
  const placeOf = new Map(places.map((place) => [place.id, place]))
  const writtenOf = new Map(written.map((entry) => [entry.id, entry]))
  return found.map((event) => {
    // The venue of an event may be hidden; then its address is, too.
    const place = event.room?.venue ? placeOf.get(event.id) : undefined
    const { version, changed } = writtenOf.get(event.id) ?? {}
    return {
      ...event,
      address: place
        ? [place.street, `${place.postalCode} ${place.city}`.trim()].filter(Boolean).join(', ')
        : '',
      geo:
        place?.latitude != null && place.longitude != null
          ? { latitude: place.latitude, longitude: place.longitude }
          : null,
      version: version ?? 0,
      changed: changed ?? null,
      note: noteOn(event, locale),
    }
  })
}

/** What has become of the evening, in words, for programs that show a state nowhere. */
function noteOn({ status, moved_from }: EventSummary, locale: Locale): string {
  if (status === 'cancelled') return strings.cancelled[locale]
  if (status !== 'moved') return ''
  if (!moved_from) return strings.moved[locale]
  return `${strings.moved[locale]}, ${strings.movedFrom[locale]}: ${momentIn(locale, moved_from)}`
}

/** Day and time at the house, short: `Sa., 3. Okt. 2026, 19:30`. */
export function momentIn(locale: Locale, moment: string): string {
  const format = new Intl.DateTimeFormat(facts.formats[locale].tag, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', timeZone: facts.timeZone },
  })
  return format.format(new Date(moment))
}
