/**
 * The database library, for everybody who declares a table or writes a statement. Node reads a package's table of exports
 * again for every file that imports it, and this one's is long: a start took half a second of processor more.
 */
export * from 'drizzle-orm'
// By name: some types of both have the same.
export {
  type AnyPgColumn,
  alias,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  getTableConfig,
  index,
  integer,
  jsonb,
  type PgColumn,
  type PgDatabase,
  PgDialect,
  PgTable,
  PgTransaction,
  type PgUpdateSetSource,
  pgTable,
  primaryKey,
  real,
  serial,
  smallint,
  text,
  time,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
