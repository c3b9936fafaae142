import type { Context } from '../../platform/context.ts'
import { gt, min } from '../../platform/database/drizzle.ts'
import { nextHouseMidnight } from '../../platform/time/house-clock.ts'
import { EVENTS_TAG } from '../events/tables.ts'
import { SEARCH_TAG, searchDocuments } from './tables.ts'

/** Notes what every answer of the search depends on, and until when it is valid: the index, and today's date. */
export async function noteOrigin(context: Context): Promise<void> {
  const { clock, reads } = context
  reads.note(SEARCH_TAG, EVENTS_TAG)
  // Past events are ranked last, and that changes at midnight.
  reads.until(nextHouseMidnight(clock.now()))
  const next = await nextPublication(context)
  if (next) reads.until(next)
}

/** When an item that is already indexed becomes visible next. */
export function nextPublication({ db, clock, memo }: Context): Promise<Date | null> {
  return memo.remember('search next publication', [SEARCH_TAG], async () => {
    const [row] = await db
      .select({ at: min(searchDocuments.visibleFrom) })
      .from(searchDocuments)
      .where(gt(searchDocuments.visibleFrom, clock.now()))
    const next = row?.at ?? null
    return { value: next, until: next }
  })
}
