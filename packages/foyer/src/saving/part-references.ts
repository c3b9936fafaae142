import type { Field } from '../fields/kinds.ts'
import { inArray } from '../platform/database/drizzle.ts'
import { refuse } from './refuse.ts'
import { strings } from './strings.ts'
import { allSubjects, type Saving, type Subject, type Values } from './subject.ts'

/**
 * Refuses references to items that do not exist, in fields without a column of their own. Everywhere else a foreign key of the
 * database does it.
 */
export async function requireItemsOfPart(
  saving: Saving,
  { fields, store }: Subject,
  values: Values,
): Promise<void> {
  for (const name of store.part?.fields ?? []) {
    const field = fields[name] as Field
    if (field.kind !== 'reference' && field.kind !== 'references') continue
    const ids = [...new Set([values[name]].flat())].filter((id) => typeof id === 'number')
    const table = allSubjects().find(({ target }) => target === field.to)?.store.table
    if (ids.length === 0) continue
    const found = table
      ? await saving.db.select({ id: table.id }).from(table).where(inArray(table.id, ids))
      : []
    if (found.length < ids.length) refuse(saving, name, strings.gone)
  }
}
