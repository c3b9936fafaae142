import { desc, lt, sql } from 'drizzle-orm'
import { Failure } from '../../contract/errors.ts'
import type { Context, Platform } from '../../platform/context.ts'
import { berlinTime } from '../../platform/time/berlin.ts'
import { identityEvents } from '../accounts/tables.ts'
import type { MissedPath } from './contract.ts'
import { missedPath } from './missed-path.ts'
import { strings } from './strings.ts'
import { errorLog } from './tables.ts'

const LATEST = 200
const KEPT_DAYS = 90
const DAY = 86_400_000

/** Counts one more visitor who did not find a path. Neither query nor host is kept, and nothing of who it was. */
export async function logMissedPath({ db, clock, locale }: Context, url: string): Promise<void> {
  const path = missedPath(url)
  if (path === null) throw new Failure('invalid', { fields: { url: [strings.noAddress[locale]] } })
  const now = clock.now()
  await db
    .insert(errorLog)
    .values({ path, count: 1, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: errorLog.path,
      set: { count: sql`${errorLog.count} + 1`, lastSeenAt: now },
    })
}

export async function listMissedPaths({ db }: Context): Promise<MissedPath[]> {
  const rows = await db
    .select()
    .from(errorLog)
    .orderBy(desc(errorLog.lastSeenAt), desc(errorLog.id))
    .limit(LATEST)
  return rows.map(({ id, path, count, firstSeenAt, lastSeenAt }) => ({
    id,
    path,
    count,
    first_seen_at: berlinTime(firstSeenAt),
    last_seen_at: berlinTime(lastSeenAt),
  }))
}

/** What nobody missed for a quarter of a year is no news, and who logged in back then is nobody's business. */
export async function forgetPastInsights({ db, clock }: Platform): Promise<void> {
  const oldest = new Date(clock.now().getTime() - KEPT_DAYS * DAY)
  await db.delete(errorLog).where(lt(errorLog.lastSeenAt, oldest))
  await db.delete(identityEvents).where(lt(identityEvents.at, oldest))
}
