/**
 * The only place that imports the database library. Node reads the export table of a package again for every file that imports
 * it, and this one is long: a start took half a second of processor time more.
 */
export * from 'drizzle-orm'
export { CasingCache } from 'drizzle-orm/casing'
// By name, because some of their types have the same names.
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
  type PgQueryResultHKT,
  PgTable,
  type PgTableFn,
  type PgTableWithColumns,
  PgTransaction,
  type PgUpdateSetSource,
  pgSchema,
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
