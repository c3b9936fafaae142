import type { Locale } from '../../contract/locale.ts'
import { rememberByText } from '../../platform/cache/by-text.ts'
import type { Context, Platform } from '../../platform/context.ts'
import { type CountBuffer, createCountBuffer } from '../../platform/count-buffer.ts'
import type { Db } from '../../platform/database/database.ts'
import { lt, sql } from '../../platform/database/drizzle.ts'
import { createCountLimit } from '../../platform/throttle/count-limit.ts'
import { houseDay } from '../../platform/time/house-clock.ts'
import { PERIODS, type Period, periodOf } from '../../platform/time/periods.ts'
import { fold } from './folding.ts'
import { searchCounts, searchDays, searchSums } from './tables.ts'

interface SearchCount {
  day: string
  locale: Locale
  query: string
  searches: number
  /** How many of them found nothing. */
  withoutResults: number
  /** The number of results of the last one. */
  results: number
}

const MAX_LENGTH = 100

interface SearchCounter {
  buffer: CountBuffer<SearchCount>
  mayCount(address: string, query: string): boolean
}

/** More than a few people behind one address search for within an hour. */
const MOST_SEARCHES = { same: 10, inAll: 100 }

/** One counter for all requests of a server, while its database is open. */
const buffers = new WeakMap<Db, SearchCounter>()

function counterOf({ db, log, clock }: Pick<Platform, 'db' | 'log' | 'clock'>): SearchCounter {
  let counter = buffers.get(db)
  if (!counter) {
    const buffer = createCountBuffer<SearchCount>({
      keyOf: ({ day, locale, query }) => `${day} ${locale} ${query}`,
      join: (known, newer) => ({
        ...newer,
        searches: known.searches + newer.searches,
        withoutResults: known.withoutResults + newer.withoutResults,
      }),
      writeAll: (counts) => write(db, counts),
      onFailure: (error) => log.warn({ err: error }, 'searches were not counted'),
    })
    counter = { buffer, mayCount: createCountLimit(clock, MOST_SEARCHES) }
    buffers.set(db, counter)
  }
  return counter
}

/**
 * Counts a search by day, language and folded words; nothing about the visitor is stored, and no query that looks like
 * an email address or a phone number. It is counted again whenever its answer, or a page with it, is given from memory.
 */
export function countSearch(context: Context, query: string, results: number): void {
  if (/@|(\d[\s/-]?){6}/.test(query)) return
  const folded = fold(query).slice(0, MAX_LENGTH).trim()
  if (folded === '') return
  // Only the needed parts: this closure lives as long as the stored answer, and the rest of the context belongs to one
  // request.
  const { clock, locale } = context
  const { buffer, mayCount } = counterOf(context)
  context.reads.eachTime((address) => {
    if (!mayCount(address, folded)) return
    buffer.add({
      day: houseDay(clock.now()),
      locale,
      query: folded,
      searches: 1,
      withoutResults: results === 0 ? 1 : 0,
      results,
    })
  }, context.address)
}

/** Writes the counts collected so far. */
export async function writeSearchCounts(platform: Pick<Platform, 'db' | 'log' | 'clock'>): Promise<void> {
  await counterOf(platform).buffer.write()
}

export async function forgetPastSearches(db: Db, before: string): Promise<void> {
  await db.delete(searchCounts).where(lt(searchCounts.day, before))
  await db.delete(searchSums).where(lt(searchSums.firstDay, before))
  await db.delete(searchDays).where(lt(searchDays.day, before))
}

/** Writes each search by day and by longer periods, and the sums of days. */
async function write(db: Db, counts: SearchCount[]): Promise<void> {
  const days = new Map<string, typeof searchDays.$inferInsert>()
  for (const { day, searches, withoutResults } of counts) {
    const known = days.get(day)
    days.set(day, {
      day,
      searches: searches + (known?.searches ?? 0),
      withoutResults: withoutResults + (known?.withoutResults ?? 0),
    })
  }
  await db.transaction(async (tx) => {
    await tx
      .insert(searchCounts)
      .values(counts.map(({ withoutResults: _, ...count }) => count))
      .onConflictDoUpdate({
        target: [searchCounts.day, searchCounts.locale, searchCounts.query],
        set: {
          searches: sql`${searchCounts.searches} + excluded.searches`,
          results: sql`excluded.results`,
        },
      })
    for (const period of PERIODS) {
      await tx
        .insert(searchSums)
        .values(sumsOf(period, counts))
        .onConflictDoUpdate({
          target: [searchSums.period, searchSums.firstDay, searchSums.locale, searchSums.query],
          set: {
            searches: sql`${searchSums.searches} + excluded.searches`,
            results: sql`excluded.results`,
            lastDay: sql`excluded.last_day`,
          },
        })
    }
    await tx
      .insert(searchDays)
      .values([...days.values()])
      .onConflictDoUpdate({
        target: searchDays.day,
        set: {
          searches: sql`${searchDays.searches} + excluded.searches`,
          withoutResults: sql`${searchDays.withoutResults} + excluded.without_results`,
        },
      })
  })
}

function sumsOf(period: Period, counts: SearchCount[]): (typeof searchSums.$inferInsert)[] {
  const sums = new Map<string, typeof searchSums.$inferInsert>()
  // Remembered, because hundreds of searches are of one or two days.
  const firstDayOf = rememberByText(10, (day) => periodOf(period, day).first)
  for (const { day, locale, query, searches, results } of counts) {
    const firstDay = firstDayOf(day)
    const key = `${firstDay} ${locale} ${query}`
    const sum = searches + (sums.get(key)?.searches ?? 0)
    sums.set(key, { period, firstDay, locale, query, searches: sum, results, lastDay: day })
  }
  return [...sums.values()]
}
