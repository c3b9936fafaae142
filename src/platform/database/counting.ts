import type { Context } from '../context.ts'
import { isEditor } from '../viewer.ts'
import { and, gt, lte, type PgTable, type SQL, sql } from './drizzle.ts'
import type { Published } from './visibility.ts'

interface Counted {
  /** Names the list among all lists that are counted. */
  key: string
  tags: string[]
  table: PgTable & Published
  /** The filters of the list, without what visitors may see. */
  where: SQL | undefined
}

/**
 * How many items of a list the caller may see. Counting reads the whole list while its page reads ten rows, so the
 * number is stored until something changes or the next item is due.
 */
export async function countVisible(context: Context, { key, tags, table, where }: Counted): Promise<number> {
  const { db, clock, viewer, memo, reads } = context
  reads.note(...tags)
  const seesAll = isEditor(viewer)
  const now = clock.now()
  const { count, next } = await memo.remember(`${key} ${seesAll}`, tags, async () => {
    const online = seesAll ? undefined : sql`${table.isOnline}`
    const due = seesAll ? undefined : lte(table.publishedAt, now)
    const [row] = await db
      .select({
        count: sql<number>`count(*) filter (where ${due ?? sql`true`})::int`,
        next: sql<string | null>`min(${table.publishedAt}) filter (where ${gt(table.publishedAt, now)})`,
      })
      .from(table)
      .where(and(where, online))
    const value = { count: row?.count ?? 0, next: row?.next ? new Date(row.next) : null }
    return { value, until: value.next }
  })
  if (next) reads.until(next)
  return count
}
