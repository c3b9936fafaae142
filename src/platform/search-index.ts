import type { Db } from './database/database.ts'

/** What search finds. The areas say what there is to find of their items; whoever writes one has it looked at again. */
export interface SearchIndex {
  /** Inside the transaction that writes, so that what was saved is found, or gone, at the next request. */
  refresh(db: Db, kind: string, ids: number[]): Promise<void>
}
