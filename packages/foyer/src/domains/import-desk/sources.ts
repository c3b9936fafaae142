import { Failure } from '../../contract/errors.ts'
import type { Db } from '../../platform/database/database.ts'
import { readItems } from '../../saving/item-store.ts'
import { type Source, source as subject } from './source-subject.ts'
import { importSources } from './tables.ts'

export async function allSources(db: Db): Promise<Source[]> {
  const rows = await db.select({ id: importSources.id }).from(importSources).orderBy(importSources.name)
  const ids = rows.map(({ id }) => id)
  const found = await readItems(db, subject.store, subject.fields, ids)
  return ids.flatMap((id) => {
    const values = found.get(id)
    return values ? [{ id, values: values as Source['values'] }] : []
  })
}

export async function sourceOf(db: Db, id: number): Promise<Source> {
  const values = (await readItems(db, subject.store, subject.fields, [id])).get(id)
  if (!values) throw new Failure('not_found')
  return { id, values: values as Source['values'] }
}
