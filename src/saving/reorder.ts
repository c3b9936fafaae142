import type { Resource } from './resource.ts'
import { readItem, saveItem } from './save.ts'
import type { Saving } from './subject.ts'

/** Puts items into the order of a list of their ids; those it does not name keep their numbers. All of it, or nothing. */
export async function reorderItems(saving: Saving, resource: Resource, ids: number[]): Promise<void> {
  const { subject, position } = resource
  if (!position) throw new TypeError(`${subject.model} has no order`)
  await saving.db.transaction(async (db) => {
    for (const [place, id] of ids.entries()) {
      const { version } = await readItem(db, subject, id)
      await saveItem({ ...saving, db }, subject, { id, version, values: { [position]: place } })
    }
  })
}
