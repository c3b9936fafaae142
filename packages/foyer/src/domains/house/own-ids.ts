import type { ReferenceTarget } from '../../fields/kinds.ts'
import { SetupError } from '../../house/setup-error.ts'
import type { AnyPgColumn } from '../../platform/database/drizzle.ts'
import { allSubjects, type ItemTable } from '../../saving/subject.ts'

/** The tables of the house's resources by their kind of reference, such as `house/work`. */
const ownTables = new Map<string, ItemTable>()

/**
 * The id of an item, for a column that references it: `integer().references(idOf('event'))`. It is looked up when it is used,
 * because tables are declared before everything they may name is loaded.
 */
export function idOf(target: ReferenceTarget): () => AnyPgColumn {
  return () => {
    const table =
      ownTables.get(target) ?? allSubjects().find((subject) => subject.target === target)?.store.table
    if (!table) throw new SetupError(`There is nothing called "${target}" that could be referenced.`)
    return table.id as AnyPgColumn
  }
}

export function rememberTable(target: string, table: { id: unknown }): void {
  ownTables.set(target, table as ItemTable)
}
