import { createHash } from 'node:crypto'
import { Failure } from '../../contract/errors.ts'
import type { Platform } from '../context.ts'
import { eq, lt, sql } from '../database/drizzle.ts'
import { throttleCounts } from './tables.ts'

type Needs = Pick<Platform, 'db' | 'clock'>

/**
 * Adds one, or the given amount, to the count of `key`, and refuses past the limit. Keys contain addresses, so only their hash is
 * stored.
 */
export async function throttle(
  { db, clock }: Needs,
  key: string,
  { calls, seconds }: { calls: number; seconds: number },
  amount = 1,
): Promise<void> {
  const now = clock.now()
  const windowEnds = new Date(now.getTime() + seconds * 1000)
  const over = sql`${throttleCounts.windowEnds} <= ${now.toISOString()}`
  const [row] = await db
    .insert(throttleCounts)
    .values({ key: hashOf(key), windowEnds, count: amount })
    .onConflictDoUpdate({
      target: throttleCounts.key,
      set: {
        count: sql`case when ${over} then excluded.count else ${throttleCounts.count} + excluded.count end`,
        windowEnds: sql`case when ${over} then excluded.window_ends else ${throttleCounts.windowEnds} end`,
      },
    })
    .returning()
  if (!row || row.count <= calls) return
  throw new Failure('throttled', { retryAfter: Math.ceil((row.windowEnds.getTime() - now.getTime()) / 1000) })
}

/** Deletes the counts of past windows. */
export async function forgetPastThrottles({ db, clock }: Needs): Promise<void> {
  await db.delete(throttleCounts).where(lt(throttleCounts.windowEnds, clock.now()))
}

/** Resets the count of a key. */
export async function resetThrottle({ db }: Needs, key: string): Promise<void> {
  await db.delete(throttleCounts).where(eq(throttleCounts.key, hashOf(key)))
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
