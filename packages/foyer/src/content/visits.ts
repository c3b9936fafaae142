import type { Locale } from '../contract/locale.ts'
import { errorDays, errorLog } from '../domains/insight/tables.ts'
import type { ContentSize } from '../house/content.ts'
import type { Platform } from '../platform/context.ts'
import { type SQL, sql } from '../platform/database/drizzle.ts'
import { addDays, houseDay, houseInstant } from '../platform/time/house-clock.ts'
import { PERIODS } from '../platform/time/periods.ts'

/** What a house knows of visits that it never had: all addresses are paths of its site. */
export interface VisitLists {
  /** The most visited pages, the most visited first; other pages follow by themselves. */
  mostVisited: string[]
  /**
   * What visitors search for, in small letters, the most frequent first, and how much they find: 0 for what the house does not
   * have, or names differently.
   */
  searches: { query: string; language: Locale; results: number }[]
  /** Addresses that visitors did not find, with the number of days between two attempts. */
  missed: [path: string, every: number][]
}

/**
 * `demo`: as many as a small venue has, so that the dashboard shows something. `busy year`: 2 million page views and 100,000
 * searches, for measurements.
 */
type Amount = NonNullable<ContentSize['visits']>

type Needs = Pick<Platform, 'db' | 'clock'>

const AMOUNTS = {
  demo: { views: 950, searches: 40 },
  'busy year': { views: 5_500, searches: 200 },
}
/** Missed addresses are deleted after so many days. */
const MISSED_DAYS = 90

/**
 * The figures of a year for the dashboard, invented for a house that has had no visitors. They are not random, so that every
 * start has the same, and are made in the database, because one statement per table is fast. Call it when everything can be found
 * by search: its pages are the visited ones.
 */
export async function inventVisits(needs: Needs, visits: Amount, lists: VisitLists): Promise<void> {
  const { db, clock } = needs
  const today = houseDay(clock.now())
  const amount = AMOUNTS[visits]
  const isDemo = visits === 'demo'
  await db.execute(sql`
    insert into page_view
    select day, path, number
    from (${spread(today, amount.views, isDemo ? knownPaths(today, lists) : manyOf('/de/seite/', 3_000), { head: 300, rest: 35 })}) counted`)
  for (const period of PERIODS) {
    await db.execute(sql`
      insert into page_view_sum
      select ${period}, date_trunc(${period}, day)::date, path, sum(views) from page_view group by 2, 3`)
  }
  await db.execute(sql`insert into page_view_day select day, sum(views) from page_view group by 1`)
  await db.execute(sql`
    insert into search_count
    select day, locale, path, number, results
    from (${spread(today, amount.searches, isDemo ? knownSearches(lists) : manyOf('wort ', 6_000), { head: 60, rest: 3 })}) counted`)
  for (const period of PERIODS) {
    await db.execute(sql`
      insert into search_sum
      select ${period}, date_trunc(${period}, day)::date, locale, query, sum(searches), max(results), max(day)
      from search_count group by 2, 3, 4`)
  }
  await db.execute(sql`
    insert into search_day
    select day, sum(searches), coalesce(sum(searches) filter (where results = 0), 0) from search_count group by 1`)
  await inventMissed(needs, today, lists)
}

/** Rows of place, path, locale and results. */
function knownPaths(today: string, { mostVisited }: VisitLists): SQL {
  return sql`
    select row_number() over (order by rank, md5(path)) as place, path, 'de' as locale, 0 as results
    from (
      select value as path, ordinality as rank from jsonb_array_elements_text(${JSON.stringify(mostVisited)}::jsonb) with ordinality
      union all
      select url, 1000 + case kind when 'production' then 0 when 'article' then 1 else 2 end from search_document
      where url not in (select jsonb_array_elements_text(${JSON.stringify(mostVisited)}::jsonb))
        and (kind <> 'event' or date_start::date between ${today}::date - 20 and ${today}::date + 40)
    ) known
    order by 1 limit 60`
}

function knownSearches({ searches }: VisitLists): SQL {
  return sql`
    select ordinality as place, value ->> 'query' as path, value ->> 'language' as locale, (value ->> 'results')::int as results
    from jsonb_array_elements(${JSON.stringify(searches)}::jsonb) with ordinality`
}

function manyOf(name: string, count: number): SQL {
  return sql`
    select place, ${name} || place as path, 'de' as locale, place % 7 as results from generate_series(1, ${count}::int) place`
}

/**
 * Distributes a number per day over the entries of a list: entry n gets a share of 1/n, and of the entries after the first ones
 * `rest` in a hundred get one per day. There are more on weekends and in the season, fewer on weekdays and in summer.
 */
function spread(
  today: string,
  perDay: number,
  places: SQL,
  { head, rest }: { head: number; rest: number },
): SQL {
  return sql`
    select * from (
      select day, path, locale, results, case
        when place <= ${head} then round(${perDay} * wave * (0.85 + (back * 37 + place * 101) % 31 / 100.0) / (place * 6.3))::int
        else ((place * 7 + back * 13) % 100 < ${rest})::int end as number
      from (${places}) listed, (
        select back, day, (array[0.9, 0.7, 0.85, 0.95, 1.05, 1.2, 1.3])[extract(dow from day)::int + 1]
          * (case when extract(month from day) in (7, 8) then 0.45 else 1 end) * (1.1 - back / 1200.0) as wave
        from (select back, ${today}::date - back as day from generate_series(0, 364) back) days
      ) waves
    ) spread
    where number > 0`
}

async function inventMissed({ db, clock }: Needs, today: string, { missed }: VisitLists): Promise<void> {
  if (missed.length === 0) return
  const sums = new Map<string, number>()
  const lastOf = (day: string) => {
    const at = houseInstant(day, '11:20')
    return at < clock.now() ? at : clock.now()
  }
  const rows = missed.map(([path, every], place) => {
    const days: string[] = []
    for (let back = place % every; back < MISSED_DAYS; back += every) days.push(addDays(today, -back))
    for (const day of days) sums.set(day, 1 + (sums.get(day) ?? 0))
    const [last = today, first = today] = [days.at(0), days.at(-1)]
    return { path, count: days.length, firstSeenAt: lastOf(first), lastSeenAt: lastOf(last) }
  })
  await db.insert(errorLog).values(rows)
  await db.insert(errorDays).values([...sums].map(([day, count]) => ({ day, count })))
}
