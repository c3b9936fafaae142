import type { Kept } from './kept.ts'

/** Where a browser keeps what is not yet acknowledged. */
export interface OutboxStore {
  /** Null where nothing is kept under this key. */
  read(key: string): Promise<Kept | null>
  /**
   * Replaces what is kept by what the function makes of it, in one piece: two tabs never overwrite each other. It resolves
   * once it is kept, and rejects where it could not be.
   */
  update(key: string, change: (kept: Kept | null) => Kept): Promise<Kept>
  /** Tells when another tab has changed what is kept under a key. */
  subscribe(key: string, listener: () => void): () => void
}

/** One sender at a time: whoever comes second waits for the first. */
export type Alone = <T>(name: string, work: () => Promise<T>) => Promise<T>
