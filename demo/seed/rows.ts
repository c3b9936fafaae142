import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../src/platform/database/database.ts'

/** PostgreSQL takes no more values than this in one statement. */
const MAX_VALUES = 60_000

/** Inserts any number of rows in as few statements as can be. */
export async function insertAll<T extends PgTable>(db: Db, table: T, rows: T['$inferInsert'][]) {
  const perStatement = Math.floor(MAX_VALUES / Object.keys(getTableColumns(table)).length)
  for (let first = 0; first < rows.length; first += perStatement) {
    await db.insert(table).values(rows.slice(first, first + perStatement))
  }
}

/** Takes keys from a table's sequence before there are rows, so that rows can name each other while they are made. */
export async function takeIds(db: Db, table: PgTable, count: number): Promise<number[]> {
  const sequence = `${getTableName(table)}_id_seq`
  const { rows } = await db.execute<{ id: number }>(
    sql`select nextval(${sequence})::int as id from generate_series(1, ${count}::int)`,
  )
  return rows.map(({ id }) => id)
}

/** A key for every entry of a list of named things. */
export async function takeIdsFor<K extends string>(
  db: Db,
  table: PgTable,
  things: Record<K, unknown>,
): Promise<Record<K, number>> {
  const names = Object.keys(things) as K[]
  const ids = await takeIds(db, table, names.length)
  return Object.fromEntries(names.map((name, index) => [name, ids[index]])) as Record<K, number>
}
