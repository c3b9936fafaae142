import { Failure } from '../../contract/errors.ts'
import type { Context, Platform } from '../../platform/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { and, between, desc, gte, inArray, lt, sql } from '../../platform/database/drizzle.ts'
import { addDays, houseDay, houseTime } from '../../platform/time/house-clock.ts'
import { identityEvents } from '../accounts/tables.ts'
import { forgetPastSearches } from '../search/counting.ts'
import type { ErrorLog } from './contract.ts'
import { missedPath } from './missed-path.ts'
import { eachDay, instantsOf, type Span } from './span.ts'
import { SUMS_KEPT_DAYS } from './span-parts.ts'
import { strings } from './strings.ts'
import { errorDays, errorLog, pageViewDays, pageViewSums, pageViews } from './tables.ts'

const LATEST = 200
/** The limit for paths: visitors and robots can request any number of addresses that do not exist. */
const MOST_PATHS = 5_000
/** How many more are allowed before the rarest are deleted, so that this is not done at every insert. */
const TOO_MANY = 250
const KEPT_DAYS = 90
const DAY = 86_400_000

/** Counts that a path was not found. Neither query nor host is stored, and nothing about the visitor. */
export async function logMissedPath({ db, clock, locale }: Context, url: string): Promise<void> {
  const path = missedPath(url)
  if (path === null) throw new Failure('invalid', { fields: { url: [strings.noAddress[locale]] } })
  const now = clock.now()
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(errorLog)
      .values({ path, count: 1, firstSeenAt: now, lastSeenAt: now })
      .onConflictDoUpdate({
        target: errorLog.path,
        set: { count: sql`${errorLog.count} + 1`, lastSeenAt: now },
      })
      .returning({ count: errorLog.count })
    if (row?.count === 1) await keepTheMostMissed(tx)
    await tx
      .insert(errorDays)
      .values({ day: houseDay(now), count: 1 })
      .onConflictDoUpdate({ target: errorDays.day, set: { count: sql`${errorDays.count} + 1` } })
  })
}

/**
 * Deletes the paths above the limit that were missed least and longest ago: those that visitors really miss will be
 * counted again.
 */
async function keepTheMostMissed(db: Db): Promise<void> {
  if ((await db.$count(errorLog)) <= MOST_PATHS + TOO_MANY) return
  const rest = db
    .select({ id: errorLog.id })
    .from(errorLog)
    .orderBy(desc(errorLog.count), desc(errorLog.lastSeenAt), desc(errorLog.id))
    .offset(MOST_PATHS)
  await db.delete(errorLog).where(inArray(errorLog.id, rest))
}

export async function listMissedPaths(
  { db }: Context,
  span: Span,
  order: 'last' | 'count',
): Promise<ErrorLog> {
  const [begin, end] = instantsOf(span)
  const rows = await db
    .select()
    .from(errorLog)
    .where(and(gte(errorLog.lastSeenAt, begin), lt(errorLog.lastSeenAt, end)))
    .orderBy(
      ...(order === 'count' ? [desc(errorLog.count)] : []),
      desc(errorLog.lastSeenAt),
      desc(errorLog.id),
    )
    .limit(LATEST)
  const days = await db
    .select()
    .from(errorDays)
    .where(between(errorDays.day, span.from, span.to))
  const data = rows.map(({ id, path, count, firstSeenAt, lastSeenAt }) => ({
    id,
    path,
    count,
    first_seen_at: houseTime(firstSeenAt),
    last_seen_at: houseTime(lastSeenAt),
  }))
  return { data, days: eachDay(span, days, { count: 0 }) }
}

/** Deletes paths that were not missed for 90 days, and old records of logins. */
export async function forgetPastInsights({ db, clock }: Platform): Promise<void> {
  const oldest = new Date(clock.now().getTime() - KEPT_DAYS * DAY)
  await db.delete(errorLog).where(lt(errorLog.lastSeenAt, oldest))
  await db.delete(identityEvents).where(lt(identityEvents.at, oldest))
  // Sums contain nothing personal and are stored long enough to compare one year with another.
  const lastDay = addDays(houseDay(clock.now()), -SUMS_KEPT_DAYS)
  await db.delete(pageViews).where(lt(pageViews.day, lastDay))
  await db.delete(pageViewSums).where(lt(pageViewSums.firstDay, lastDay))
  await db.delete(pageViewDays).where(lt(pageViewDays.day, lastDay))
  await db.delete(errorDays).where(lt(errorDays.day, lastDay))
  await forgetPastSearches(db, lastDay)
}
