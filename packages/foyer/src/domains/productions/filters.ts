import type { OneOrMore } from '../../contract/params.ts'
import type { Context } from '../../platform/context.ts'
import { and, eq, inArray, type SQL } from '../../platform/database/drizzle.ts'
import { isAnyOf } from '../../platform/database/one-or-more.ts'
import { isPerformedFrom } from './performances.ts'
import { exhibitionTypes, productionContributors, productions, productionTagLinks } from './tables.ts'

export interface ProductionFilter {
  season?: OneOrMore<number>
  exhibition_type?: OneOrMore<number>
  tag?: OneOrMore<number>
  date?: string
  person?: number
}

/** The condition for productions that match a filter. */
export function matches(context: Context, filter: ProductionFilter): SQL | undefined {
  const { season, exhibition_type, tag, date, person } = filter
  const { db } = context
  return and(
    isAnyOf(productions.seasonId, season),
    exhibition_type === undefined
      ? undefined
      : inArray(
          productions.exhibitionTypeId,
          db
            .select({ id: exhibitionTypes.id })
            .from(exhibitionTypes)
            .where(
              isAnyOf(
                exhibitionTypes.slug,
                Array.isArray(exhibition_type) ? exhibition_type.map(String) : String(exhibition_type),
              ),
            ),
        ),
    tag === undefined
      ? undefined
      : inArray(
          productions.id,
          db
            .select({ id: productionTagLinks.productionId })
            .from(productionTagLinks)
            .where(isAnyOf(productionTagLinks.tagId, tag)),
        ),
    person === undefined
      ? undefined
      : inArray(
          productions.id,
          db
            .select({ id: productionContributors.productionId })
            .from(productionContributors)
            .where(eq(productionContributors.personId, person)),
        ),
    date === undefined ? undefined : isPerformedFrom(context, date),
  )
}
