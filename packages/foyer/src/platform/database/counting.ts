import type { Context } from '../context.ts'
import { isEditor } from '../viewer.ts'
import { and, gt, lte, type PgTable, type SQL, sql } from './drizzle.ts'
import type { Published } from './visibility.ts'

interface Counted {
  /** A name that no other counted list has. */
  key: string
  tags: string[]
  table: PgTable & Published
  /** The filters of the list, without the condition for visitors. */
  where: SQL | undefined
}

/**
 * How many items of a list the caller may see. Counting reads the whole list while a page of it reads ten rows, so the number is
 * stored until something changes or the next item becomes visible.
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
