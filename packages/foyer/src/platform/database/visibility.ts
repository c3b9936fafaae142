import type { Context } from '../context.ts'
import { isEditor } from '../viewer.ts'
import { and, eq, lte, type PgColumn, type PgTable, type SQL } from './drizzle.ts'

export interface Published {
  isOnline: PgColumn
  publishedAt: PgColumn
}

export type PublishedTable = PgTable & Published & { id: PgColumn }

/** The condition for items the viewer may see: visitors never receive offline or future-dated items, editors see everything. */
export function visibleTo(
  { viewer, clock }: Pick<Context, 'viewer' | 'clock'>,
  table: Published,
): SQL | undefined {
  if (isEditor(viewer)) return undefined
  return and(eq(table.isOnline, true), lte(table.publishedAt, clock.now()))
}

/**
 * The same for a row that was read anyway. If its date is still to come, the answer is right only until then, which a condition
 * in a query cannot record.
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

/**
 * The same for an item of which only the id is known. The answer is dropped when the item changes, and when its date has come.
 */
export async function isItemVisibleTo(
  context: Pick<Context, 'db' | 'viewer' | 'clock' | 'reads'>,
  table: PublishedTable,
  tagOf: (id: number) => string,
  id: number,
): Promise<boolean> {
  context.reads.note(tagOf(id))
  const [row] = await context.db
    .select({ isOnline: table.isOnline, publishedAt: table.publishedAt })
    .from(table as PgTable)
    .where(eq(table.id, id))
  return row !== undefined && isVisibleTo(context, row as { isOnline: boolean; publishedAt: Date })
}

/** Whether the viewer may see all items that a list is filtered by. Filters that are not set do not matter. */
export async function areItemsVisibleTo(
  context: Pick<Context, 'db' | 'viewer' | 'clock' | 'reads'>,
  items: [table: PublishedTable, tagOf: (id: number) => string, id: number | undefined][],
): Promise<boolean> {
  for (const [table, tagOf, id] of items) {
    if (id !== undefined && !(await isItemVisibleTo(context, table, tagOf, id))) return false
  }
  return true
}
