import type { OneOrMore } from '../../contract/params.ts'
import type { Context } from '../../platform/context.ts'
import { and, eq, inArray, type SQL, sql } from '../../platform/database/drizzle.ts'
import { areItemsVisibleTo, isItemVisibleTo, isVisibleTo } from '../../platform/database/visibility.ts'
import { persons, personTag } from '../people/tables.ts'
import { matches as matchesProduction } from '../productions/filters.ts'
import {
  PRODUCTION_WORDS_TAG,
  PRODUCTIONS_TAG,
  productionContributors,
  productions,
  productionsOf,
  productionTag,
} from '../productions/tables.ts'
import { series, seriesTag } from '../series/tables.ts'
import { rooms, venues, venueTag } from '../venues/tables.ts'
import { type EventFilter, matches } from './filters.ts'
import { asksForInherited, matchesFinding } from './finding-filters.ts'
import { FACTS_TAGS, findInherited } from './inherited-facts.ts'
import { EVENTS_TAG, eventContributors, events, eventsOf, eventTag } from './tables.ts'

interface VisibleFilter {
  where: SQL | undefined
  /** A key for stored results of the condition: it changes when an item it depends on is shown or hidden. */
  key: string
  /** The tags of a list under the filter, besides those of the items it shows. */
  tags: string[]
}

/**
 * The condition of a filter for the viewer: filtering by an item they may not see, or by a hidden cast, finds nothing.
 */
export async function visibleFilter(context: Context, asked: EventFilter): Promise<VisibleFilter> {
  const filter = await withVisibleSeries(context, asked)
  const isOpen =
    filter !== null &&
    (await areItemsVisibleTo(context, [
      [productions, productionTag, filter.production],
      [venues, venueTag, filter.venue],
      [persons, personTag, filter.person],
    ]))
  if (!isOpen) return { where: sql`false`, key: 'nothing', tags: [] }
  const productionIds = filter.person === undefined ? [] : await findProductionsOf(context, filter.person)
  const inherited = asksForInherited(filter) ? await findInherited(context) : null
  return {
    where: and(
      matches(context.db, filter, productionIds),
      matchesFinding(filter, inherited),
      await isOfProductions(context, filter),
    ),
    key: [JSON.stringify(filter), ...productionIds, inherited?.key ?? ''].join(' ').trim(),
    tags: [
      PRODUCTION_WORDS_TAG,
      ...(inherited ? FACTS_TAGS : []),
      ...(await findListTags(context, filter, productionIds)),
    ],
  }
}

/** Of several series only those count that the viewer may see; null if there are none. */
async function withVisibleSeries(context: Context, filter: EventFilter): Promise<EventFilter | null> {
  if (filter.series === undefined) return filter
  const shown: number[] = []
  for (const id of all(filter.series)) {
    if (await isItemVisibleTo(context, series, seriesTag, id)) shown.push(id)
  }
  const [first, ...others] = shown
  return first === undefined ? null : { ...filter, series: others.length > 0 ? shown : first }
}

function all<T>(asked: OneOrMore<T>): T[] {
  return Array.isArray(asked) ? asked : [asked]
}

/** With a filter for one item only its events matter, including hidden ones; otherwise all events. */
async function findListTags(
  { db }: Context,
  { tag, production, series, room, venue, person }: EventFilter,
  productionIds: number[],
): Promise<string[]> {
  // A row of another table connects tag and event, and does not say what else the event belongs to.
  if (tag !== undefined) return [EVENTS_TAG]
  if (production !== undefined) return eventsOf('production', production)
  if (series !== undefined) return all(series).flatMap((id) => eventsOf('series', id))
  if (room !== undefined) return all(room).flatMap((id) => eventsOf('room', id))
  if (venue !== undefined) {
    const rows = await db.select({ id: rooms.id }).from(rooms).where(eq(rooms.venueId, venue))
    // A room may be added to the venue, or moved to another.
    return [venueTag(venue), ...rows.flatMap(({ id }) => eventsOf('room', id))]
  }
  if (person === undefined) return [EVENTS_TAG]
  const { eventId, personId } = eventContributors
  const rows = await db.selectDistinct({ eventId }).from(eventContributors).where(eq(personId, person))
  return [
    ...eventsOf('person', person),
    ...rows.map((row) => eventTag(row.eventId)),
    ...productionIds.flatMap((id) => eventsOf('production', id)),
  ]
}

/** The events of the productions of a season or a tag, as far as the viewer may see these. */
async function isOfProductions(context: Context, filter: EventFilter): Promise<SQL | undefined> {
  const { production_season: season, production_tag: tag } = filter
  if (season === undefined && tag === undefined) return undefined
  context.reads.note(PRODUCTIONS_TAG)
  const { id, isOnline, publishedAt } = productions
  const rows = await context.db
    .select({ id, isOnline, publishedAt })
    .from(productions)
    .where(matchesProduction(context, { season, tag }))
  const shown = rows.filter((row) => isVisibleTo(context, row)).map((row) => row.id)
  return inArray(events.productionId, shown)
}

/** The productions a person takes part in, as far as the viewer may see that. */
async function findProductionsOf(context: Context, personId: number): Promise<number[]> {
  const { reads, db } = context
  const { id, isOnline, publishedAt } = productions
  const rows = await db
    .selectDistinct({ id, isOnline, publishedAt })
    .from(productionContributors)
    .innerJoin(productions, eq(productions.id, productionContributors.productionId))
    .where(eq(productionContributors.personId, personId))
    .orderBy(id)
  reads.note(...productionsOf(personId), ...rows.map((row) => productionTag(row.id)))
  return rows.filter((row) => isVisibleTo(context, row)).map((row) => row.id)
}
