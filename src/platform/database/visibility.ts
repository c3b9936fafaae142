import { and, eq, lte, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Context } from '../context.ts'
import { isEditor } from '../viewer.ts'

export interface Published {
  isOnline: PgColumn
  publishedAt: PgColumn
}

/** Visitors never receive offline or future-dated items; editors see everything. */
export function visibleTo(
  { viewer, clock }: Pick<Context, 'viewer' | 'clock'>,
  table: Published,
): SQL | undefined {
  if (isEditor(viewer)) return undefined
  return and(eq(table.isOnline, true), lte(table.publishedAt, clock.now()))
}

/**
 * The same for a row that was read anyway. One whose day is still to come makes the answer right only until then, which
 * a condition in the query cannot say.
 */
export function isVisibleTo(
  { viewer, clock, reads }: Pick<Context, 'viewer' | 'clock' | 'reads'>,
  { isOnline, publishedAt }: { isOnline: boolean; publishedAt: Date },
): boolean {
  if (isEditor(viewer)) return true
  if (!isOnline) return false
  if (publishedAt <= clock.now()) return true
  reads.until(publishedAt)
  return false
}
