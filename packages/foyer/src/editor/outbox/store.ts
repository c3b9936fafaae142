import type { Kept } from './kept.ts'

/** Where a browser stores writes that are not acknowledged. */
export interface OutboxStore {
  /** Null if nothing is stored under this key. */
  read(key: string): Promise<Kept | null>
  /**
   * Replaces the stored record by the function's result in one transaction, so that two tabs never overwrite each
   * other. Resolves when it is stored, and rejects if it could not be.
   */
  update(key: string, change: (kept: Kept | null) => Kept): Promise<Kept>
  /** Calls the listener when another tab has changed the record of a key. */
  subscribe(key: string, listener: () => void): () => void
}

/** One sender at a time; others wait. */
export type Alone = <T>(name: string, work: () => Promise<T>) => Promise<T>
