import { emptyKept, type Kept } from '../outbox/kept.ts'
import type { OutboxStore } from '../outbox/store.ts'

/** The browser did not store it: its storage is full or switched off. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

type Change = (kept: Kept) => Kept

/**
 * The stored record of a document as this tab sees it: changed at once, and in the store as soon as that has accepted
 * it.
 */
export interface KeptRecord {
  get(): Kept
  /** Resolves when it is in the store. */
  change(change: Change): Promise<void>
  /** Stores what the store did not accept before. */
  store(): Promise<void>
  /** Reads the changes of another tab. */
  refresh(): Promise<void>
}

export async function openRecord(
  store: OutboxStore,
  key: string,
  version: number,
  onChange: () => void,
): Promise<KeptRecord> {
  let stored = (await store.read(key)) ?? emptyKept(version)
  /** Changes that the store has not accepted yet. */
  let pending: Change[] = []
  /** The current state; the same object until something changes, because views compare it. */
  let current: Kept | null = null
  let storing: Promise<void> = Promise.resolve()
  const tell = () => {
    current = null
    onChange()
  }

  const storeAll = async () => {
    while (pending.length > 0) {
      const taken = pending
      const apply = (kept: Kept) => taken.reduce((current, change) => change(current), kept)
      stored = await store
        .update(key, (kept) => apply(kept ?? emptyKept(version)))
        .catch((cause: unknown) => {
          throw new StorageError('The outbox was not stored', { cause })
        })
      pending = pending.filter((change) => !taken.includes(change))
      tell()
    }
  }
  const inTurn = () => {
    storing = storing.catch(() => {}).then(storeAll)
    return storing
  }

  return {
    get() {
      current ??= pending.reduce((kept, change) => change(kept), stored)
      return current
    },
    change(change) {
      pending = [...pending, change]
      tell()
      return inTurn()
    },
    store: inTurn,
    async refresh() {
      stored = (await store.read(key)) ?? stored
      tell()
    },
  }
}
