import type { Reads } from '../platform/cache/reads.ts'
import { type SQL, sql } from '../platform/database/drizzle.ts'
import type { Clock } from '../platform/time/clock.ts'
import { documents } from './tables.ts'

/** The publication of a document: what visitors see now and later. */
export interface Publication {
  publishedVersionId: number | null
  nextVersionId: number | null
  nextAt: Date | null
  endsAt: Date | null
}

/** The version that visitors see at a moment; null where they see none. Of two moments that have passed, the later one counts. */
export function shownVersionAt(document: Publication, now: Date): number | null {
  const { publishedVersionId, nextVersionId, nextAt, endsAt } = document
  const hasBegun = nextAt !== null && nextAt <= now
  const hasEnded = endsAt !== null && endsAt <= now
  if (hasBegun && !(hasEnded && nextAt < endsAt)) return nextVersionId
  return hasEnded ? null : publishedVersionId
}

/** The same as an expression in a query. */
export function shownVersionId({ clock }: { clock: Clock }): SQL<number | null> {
  const now = sql`${clock.now().toISOString()}::timestamptz`
  const { publishedVersionId, nextVersionId, nextAt, endsAt } = documents
  const hasEnded = sql`coalesce(${endsAt} <= ${now}, false)`
  return sql<number | null>`case
    when ${nextAt} <= ${now} and not (${hasEnded} and ${nextAt} < ${endsAt}) then ${nextVersionId}
    when ${hasEnded} then null
    else ${publishedVersionId} end`
}

/** Notes that an answer made of a document changes at the next moment of its publication. */
export function noteMoments(
  { clock, reads }: { clock: Clock; reads: Pick<Reads, 'until'> },
  { nextAt, endsAt }: Pick<Publication, 'nextAt' | 'endsAt'>,
): void {
  for (const moment of [nextAt, endsAt]) if (moment && moment > clock.now()) reads.until(moment)
}
