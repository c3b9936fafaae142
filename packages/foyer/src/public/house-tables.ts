/** What `database/tables.ts` of a house imports: docs/reference/tables.md. */
export { idOf } from '../domains/house/own-ids.ts'
export { bilingual, moment } from '../platform/database/columns.ts'
export {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  primaryKey,
  serial,
  sql,
  text,
  time,
  unique,
} from '../platform/database/drizzle.ts'
export { houseTable as defineTable } from '../platform/database/house-tables.ts'
