import type { Kept } from './kept.ts'
import type { Alone, OutboxStore } from './store.ts'

export interface MemoryStore {
  /** The store as one tab sees it. */
  tab(): OutboxStore
  alone: Alone
}

/** For tests, and for a browser without IndexedDB: shared by several tabs, and lost with the last one. */
export function memoryStore(): MemoryStore {
  const records = new Map<string, string>()
  const listeners = new Set<{ tab: object; key: string; listener: () => void }>()
  const read = (key: string) => {
    const stored = records.get(key)
    return stored === undefined ? null : (JSON.parse(stored) as Kept)
  }
  const tab = (): OutboxStore => {
    const self = {}
    return {
      read: async (key) => read(key),
      async update(key, change) {
        const kept = change(read(key))
        records.set(key, JSON.stringify(kept))
        for (const other of listeners) if (other.tab !== self && other.key === key) other.listener()
        return kept
      },
      subscribe(key, listener) {
        const entry = { tab: self, key, listener }
        listeners.add(entry)
        return () => listeners.delete(entry)
      },
    }
  }
  return { tab, alone: inTurns() }
}

/** Like Web Locks, but within one page. */
export function inTurns(): Alone {
  const last = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work)
    last.set(name, turn)
    return turn
  }
}
