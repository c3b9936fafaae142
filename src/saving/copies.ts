import type { Item } from './save.ts'
import { readItem, saveItem } from './save.ts'
import type { Saving, Subject, Values } from './subject.ts'

type CopyContent = (saving: Saving, subject: Subject, from: number, to: number) => Promise<void>
const contents: CopyContent[] = []

/** For what an item has beside its fields: the blocks of a page. */
export function alsoCopies(copy: CopyContent): void {
  contents.push(copy)
}

/** A new item that is made of another one: the values are its own, and what the other one has beside its fields comes along. */
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
