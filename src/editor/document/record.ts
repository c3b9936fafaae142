import { emptyKept, type Kept } from '../outbox/kept.ts'
import type { OutboxStore } from '../outbox/store.ts'

/** This browser did not keep it: its storage is full, or switched off. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

type Change = (kept: Kept) => Kept

/** What is kept of a document, as this tab sees it: at once, and in the store as soon as that has it. */
export interface KeptRecord {
  get(): Kept
  /** Resolves once it is in the store. */
  change(change: Change): Promise<void>
  /** Puts into the store what it did not take before. */
  store(): Promise<void>
  /** Reads what another tab has made of it. */
  refresh(): Promise<void>
}

export async function openRecord(
  store: OutboxStore,
  key: string,
  version: number,
  onChange: () => void,
): Promise<KeptRecord> {
  let stored = (await store.read(key)) ?? emptyKept(version)
  /** What the store has not taken yet. */
  let pending: Change[] = []
  /** What is seen now; the same object until something changes, because views compare it. */
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
