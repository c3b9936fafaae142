import type { Db } from './database/database.ts'

/** The index of the search. The areas describe how their items are found; code that writes an item calls `refresh`. */
export interface SearchIndex {
  /** Call it inside the transaction that writes, so that the next search finds the item, or no longer finds it. */
  refresh(db: Db, kind: string, ids: number[]): Promise<void>
}
