import type { OneOrMore } from '../../contract/params.ts'
import type { Db } from '../../platform/database/database.ts'
import { and, eq, exists, inArray, or, type SQL, sql } from '../../platform/database/drizzle.ts'
import { isAnyOf } from '../../platform/database/one-or-more.ts'
import { exhibitionTypes } from '../productions/tables.ts'
import { rooms } from '../venues/tables.ts'
import type { FindingFilter } from './finding-filters.ts'
import { eventContributors, events, eventTagLinks } from './tables.ts'

export interface EventFilter extends FindingFilter {
  room?: OneOrMore<number>
  type?: OneOrMore<number>
  tag?: OneOrMore<number>
  series?: OneOrMore<number>
  genre?: OneOrMore<number>
  production?: number
  person?: number
  venue?: number
  production_season?: OneOrMore<number>
  production_tag?: OneOrMore<number>
}

/**
 * The condition for events that match a filter, at any time. `productionsOfPerson` are the productions of the person
 * whose cast is public.
 */
export function matches(db: Db, filter: EventFilter, productionsOfPerson: number[] = []): SQL | undefined {
  const { room, type, tag, series, genre, production, person, venue } = filter
  return and(
    isAnyOf(events.roomId, room),
    type === undefined ? undefined : isOfType(db, type),
    isAnyOf(events.seriesId, series),
    isAnyOf(events.genreId, genre),
    production === undefined ? undefined : eq(events.productionId, production),
    tag === undefined ? undefined : hasTag(db, tag),
    person === undefined ? undefined : hasPerson(db, person, productionsOfPerson),
    venue === undefined ? undefined : inArray(events.roomId, roomsOf(db, venue)),
  )
}

/** The filter names a type by its slug, which is a number as text. */
function isOfType(db: Db, slug: OneOrMore<number>): SQL {
  const slugs = Array.isArray(slug) ? slug.map(String) : String(slug)
  const found = db
    .select({ id: exhibitionTypes.id })
    .from(exhibitionTypes)
    .where(isAnyOf(exhibitionTypes.slug, slugs))
  return Array.isArray(slug)
    ? inArray(events.exhibitionTypeId, found)
    : eq(events.exhibitionTypeId, sql`(${found})`)
}

function hasTag(db: Db, tagId: OneOrMore<number>) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(eventTagLinks)
      .where(and(eq(eventTagLinks.eventId, events.id), isAnyOf(eventTagLinks.tagId, tagId))),
  )
}

/** The person takes part in the event itself, or in its production. */
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
