import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import { areItemsVisibleTo, isVisibleTo, visibleTo } from '../../platform/database/visibility.ts'
import { PEOPLE_TAG, persons } from '../people/tables.ts'
import { matches as matchesProduction } from '../productions/filters.ts'
import { PRODUCTIONS_TAG, productionContributors, productions } from '../productions/tables.ts'
import { SERIES_TAG, series } from '../series/tables.ts'
import { VENUES_TAG, venues } from '../venues/tables.ts'
import { type EventFilter, matches } from './filters.ts'
import { events } from './tables.ts'

interface VisibleFilter {
  where: SQL | undefined
  /** Names the condition, for what is kept of it: another one once something it depends on is shown or hidden. */
  key: string
}

/** The condition of a filter for whoever asks: by something they may not see, or by its bill, they find nothing. */
export async function visibleFilter(context: Context, filter: EventFilter): Promise<VisibleFilter> {
  const isOpen = await areItemsVisibleTo(context, [
    [series, SERIES_TAG, filter.series],
    [productions, PRODUCTIONS_TAG, filter.production],
    [venues, VENUES_TAG, filter.venue],
    [persons, PEOPLE_TAG, filter.person],
  ])
  if (!isOpen) return { where: sql`false`, key: 'nothing' }
  const productionIds = filter.person === undefined ? [] : await findProductionsOf(context, filter.person)
  return {
    where: and(matches(context.db, filter, productionIds), isOfProductions(context, filter)),
    key: [JSON.stringify(filter), ...productionIds].join(' '),
  }
}

/** What is played of the productions of a season or a tag, as far as the caller may know of them. */
function isOfProductions(context: Context, filter: EventFilter): SQL | undefined {
  const { production_season: season, production_tag: tag } = filter
  if (season === undefined && tag === undefined) return undefined
  context.reads.note(PRODUCTIONS_TAG)
  const found = context.db
    .select({ id: productions.id })
    .from(productions)
    .where(and(visibleTo(context, productions), matchesProduction(context, { season, tag })))
  return inArray(events.productionId, found)
}

/** The productions somebody takes part in, as far as the caller may know of them. */
async function findProductionsOf(context: Context, personId: number): Promise<number[]> {
  context.reads.note(PRODUCTIONS_TAG)
  const { id, isOnline, publishedAt } = productions
  const rows = await context.db
    .selectDistinct({ id, isOnline, publishedAt })
    .from(productionContributors)
    .innerJoin(productions, eq(productions.id, productionContributors.productionId))
    .where(eq(productionContributors.personId, personId))
    .orderBy(id)
  return rows.filter((row) => isVisibleTo(context, row)).map((row) => row.id)
}
