import type { Item } from './save.ts'
import { readItem, saveItem } from './save.ts'
import type { Saving, Subject, Values } from './subject.ts'

type CopyContent = (saving: Saving, subject: Subject, from: number, to: number) => Promise<void>
const contents: CopyContent[] = []

/** Registers a function that copies what an item has besides its fields, such as the modules of a page. */
export function alsoCopies(copy: CopyContent): void {
  contents.push(copy)
}

/** Adds an item as a copy of another one: with the given values, and with what the other one has besides its fields. */
export async function addCopy(
  saving: Saving,
  subject: Subject,
  { of, values }: { of: number; values: Values },
): Promise<Item> {
  return saving.db.transaction(async (db) => {
    const writing = { ...saving, db }
    await readItem(db, subject, of)
    const item = await saveItem(writing, subject, { values })
    for (const copy of contents) await copy(writing, subject, of, item.id)
    return item
  })
}
