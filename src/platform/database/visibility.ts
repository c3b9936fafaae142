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
