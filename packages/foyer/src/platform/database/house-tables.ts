import { SetupError } from '../../house/setup-error.ts'
import { announces } from '../cache/table-tags.ts'
import { getTableName, type PgTable, type PgTableFn, pgSchema } from './drizzle.ts'

/** The schema of PostgreSQL that holds the tables of the house, apart from ours. */
export const HOUSE_SCHEMA = 'house'

const schema = pgSchema(HOUSE_SCHEMA)

/** Declares a table of the house. Stored answers that show its rows have the tag `tagOf(table)`. */
export const houseTable = ((name: string, columns: Record<string, never>, more?: never) => {
  if (!/^[a-z][a-z0-9_]{0,39}$/.test(name)) {
    throw new SetupError(`The table "${name}" must have a name in small letters, such as "guest_book".`)
  }
  const table = schema.table(name, columns, more)
  announces(tagOf(table), table)
  return table
}) as unknown as PgTableFn<typeof HOUSE_SCHEMA>

/** With what the names of a plugin's tables begin: all are in one schema, with those of the house. */
export function prefixOf(plugin: string): string {
  return plugin.replaceAll('-', '_')
}

export function isTableOf(plugin: string, table: string): boolean {
  return table === prefixOf(plugin) || table.startsWith(`${prefixOf(plugin)}_`)
}

/** The tag of everything that shows rows of a table of the house. */
export function tagOf(table: PgTable): string {
  return `${HOUSE_SCHEMA}/${getTableName(table)}`
}
