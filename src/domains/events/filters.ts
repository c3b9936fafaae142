import type { Db } from '../../platform/database/database.ts'
import { and, eq, exists, inArray, or, type SQL, sql } from '../../platform/database/drizzle.ts'
import { exhibitionTypes } from '../productions/tables.ts'
import { rooms } from '../venues/tables.ts'
import { eventContributors, events, eventTagLinks } from './tables.ts'

export interface EventFilter {
  room?: number
  type?: number
  tag?: number
  series?: number
  genre?: number
  production?: number
  person?: number
  venue?: number
  production_season?: number
  production_tag?: number
}

/**
 * The condition under which an event belongs to a filtered programme, whenever it is. Somebody's productions are those
 * whose bill may be told.
 */
export function matches(db: Db, filter: EventFilter, productionsOfPerson: number[] = []): SQL | undefined {
  const { room, type, tag, series, genre, production, person, venue } = filter
  return and(
    room === undefined ? undefined : eq(events.roomId, room),
    type === undefined ? undefined : eq(events.exhibitionTypeId, typeIdOf(db, type)),
    series === undefined ? undefined : eq(events.seriesId, series),
    genre === undefined ? undefined : eq(events.genreId, genre),
    production === undefined ? undefined : eq(events.productionId, production),
    tag === undefined ? undefined : hasTag(db, tag),
    person === undefined ? undefined : hasPerson(db, person, productionsOfPerson),
    venue === undefined ? undefined : inArray(events.roomId, roomsOf(db, venue)),
  )
}

/** The filter names a type by its slug, which is numeric text. */
function typeIdOf(db: Db, slug: number) {
  const found = db
    .select({ id: exhibitionTypes.id })
    .from(exhibitionTypes)
    .where(eq(exhibitionTypes.slug, String(slug)))
  return sql`(${found})`
}

function hasTag(db: Db, tagId: number) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(eventTagLinks)
      .where(and(eq(eventTagLinks.eventId, events.id), eq(eventTagLinks.tagId, tagId))),
  )
}

/** Somebody takes part in an event itself, or in its production. */
function hasPerson(db: Db, personId: number, productionIds: number[]) {
  const own = db
    .select({ id: eventContributors.eventId })
    .from(eventContributors)
    .where(eq(eventContributors.personId, personId))
  return or(inArray(events.id, own), inArray(events.productionId, productionIds))
}

function roomsOf(db: Db, venueId: number) {
  return db.select({ id: rooms.id }).from(rooms).where(eq(rooms.venueId, venueId))
}
