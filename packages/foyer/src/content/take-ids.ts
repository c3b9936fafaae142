import type { Db } from '../platform/database/database.ts'
import { getTableUniqueName, type PgTable, sql } from '../platform/database/drizzle.ts'

/** Reserves keys of a table's sequence before the rows exist, so that rows can reference each other when they are made. */
export async function takeIds(db: Db, table: PgTable, count: number): Promise<number[]> {
  const sequence = `${getTableUniqueName(table)}_id_seq`
  const { rows } = await db.execute<{ id: number }>(
    sql`select nextval(${sequence})::int as id from generate_series(1, ${count}::int)`,
  )
  return rows.map(({ id }) => id)
}
