import type { Db } from '../platform/database/database.ts'
import { type SQL, type SQLWrapper, sql } from '../platform/database/drizzle.ts'

/** The number that tells in the result which of the lists a row belongs to. */
type Place = SQL.Aliased<number>

/**
 * Finds the ids of several short lists in one query, each with its own condition, order and limit, because a page may hold any
 * number of them. Equal lists are selected once.
 */
export async function findBatchedLists<R>(db: Db, lists: R[], select: (list: R, place: Place) => SQLWrapper) {
  const distinct = new Map(lists.map((list) => [JSON.stringify(list), list]))
  const keys = [...distinct.keys()]
  const parts = [...distinct.values()].map(
    (list, place) => sql`(${select(list, sql<number>`${place}::int`.as('list'))})`,
  )
  const { rows } = await db.execute<{ list: number; id: number }>(sql.join(parts, sql` union all `))
  const byKey = new Map<string, Set<number>>(keys.map((key) => [key, new Set()]))
  for (const { list, id } of rows) byKey.get(keys[list] as string)?.add(id)
  const idsOf = (list: R) => byKey.get(JSON.stringify(list)) ?? new Set<number>()
  return Object.assign(idsOf, { all: [...new Set(rows.map(({ id }) => id))] })
}
