import type { Context } from '../../platform/context.ts'
import { between, sql } from '../../platform/database/drizzle.ts'
import { houseDay } from '../../platform/time/house-clock.ts'
import { searchCounts, searchDays, searchSums } from '../search/tables.ts'
import type { PageView, PageViews, SearchKeyword, SearchKeywords } from './contract.ts'
import { eachDay, type Span } from './span.ts'
import { partsOf, whereParts } from './span-parts.ts'
import { pageViewDays, pageViewSums, pageViews } from './tables.ts'

/** The limit for the list. */
const MOST = 50

/**
 * How often pages were viewed: whole months, quarters and years from their sums, so that a year takes little longer
 * than a month.
 */
export async function listPageViews({ db, clock }: Context, span: Span): Promise<PageViews> {
  const parts = partsOf(span, houseDay(clock.now()))
  const { more, less } = whereParts(parts, pageViewSums, pageViews.day)
  const { rows } = await db.execute<PageView & Record<string, unknown>>(sql`
    select path, sum(views)::int as views from (
      select path, views from ${pageViewSums} where ${more.inSums}
      union all select path, views from ${pageViews} where ${more.inDays}
      union all select path, -views from ${pageViewSums} where ${less.inSums}
      union all select path, -views from ${pageViews} where ${less.inDays}
    ) counted
    group by path having sum(views) > 0 order by 2 desc, path limit ${MOST}`)
  const days = await db
    .select()
    .from(pageViewDays)
    .where(between(pageViewDays.day, span.from, span.to))
    .orderBy(pageViewDays.day)
  return { data: rows, days: eachDay(span, days, { views: 0 }) }
}

/** What was searched for, and which searches found nothing. */
export async function listSearchKeywords({ db, clock }: Context, span: Span): Promise<SearchKeywords> {
  const parts = partsOf(span, houseDay(clock.now()))
  const { more, less } = whereParts(parts, searchSums, searchCounts.day)
  type Row = SearchKeyword & { is_empty: boolean } & Record<string, unknown>
  // What is subtracted is before the span, so it does not affect the last result. The number of results of the last
  // search: sorted by day first, so that the maximum belongs to the last one.
  const { rows } = await db.execute<Row>(sql`
    with sums as materialized (
      select query, locale, sum(searches)::int as searches, max(last_day)::text as last_day,
        (max((last_day - date '2000-01-01') * 1000000::bigint + least(results, 999999)) % 1000000)::int as results
      from (
        select query, locale, searches, results, last_day from ${searchSums} where ${more.inSums}
        union all select query, locale, searches, results, day from ${searchCounts} where ${more.inDays}
        union all select query, locale, -searches, null, null from ${searchSums} where ${less.inSums}
        union all select query, locale, -searches, null, null from ${searchCounts} where ${less.inDays}
      ) counted
      group by query, locale having sum(searches) > 0
    )
    (select *, false as is_empty from sums order by searches desc, query, locale limit ${MOST})
    union all
    (select *, true from sums where results = 0 order by searches desc, query, locale limit ${MOST})`)
  const days = await db
    .select()
    .from(searchDays)
    .where(between(searchDays.day, span.from, span.to))
    .orderBy(searchDays.day)
  const listOf = (isEmpty: boolean): SearchKeyword[] =>
    rows
      .filter(({ is_empty }) => is_empty === isEmpty)
      .map(({ query, locale, searches, results, last_day }) => ({
        query,
        locale,
        searches,
        results,
        last_day,
      }))
  return {
    data: listOf(false),
    empty: listOf(true),
    days: eachDay(
      span,
      days.map(({ day, searches, withoutResults }) => ({ day, searches, without_results: withoutResults })),
      { searches: 0, without_results: 0 },
    ),
  }
}
