import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'

/** The number under which one of several short lists comes back. */
type Place = SQL.Aliased<number>

/**
 * Finds the ids of several short lists in one query, each with a condition, an order and a limit of its own: a page may
 * hold any number of them. Lists that ask the same are asked once.
 */
export async function findRuns<R>(db: Db, runs: R[], select: (run: R, place: Place) => SQLWrapper) {
  const distinct = new Map(runs.map((run) => [JSON.stringify(run), run]))
  const keys = [...distinct.keys()]
  const parts = [...distinct.values()].map(
    (run, place) => sql`(${select(run, sql<number>`${place}::int`.as('run'))})`,
  )
  const { rows } = await db.execute<{ run: number; id: number }>(sql.join(parts, sql` union all `))
  const byKey = new Map<string, Set<number>>(keys.map((key) => [key, new Set()]))
  for (const { run, id } of rows) byKey.get(keys[run] ?? '')?.add(id)
  const idsOf = (run: R) => byKey.get(JSON.stringify(run)) ?? new Set<number>()
  return Object.assign(idsOf, { all: [...new Set(rows.map(({ id }) => id))] })
}
