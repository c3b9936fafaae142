import { createStore } from './store.ts'

export const FAVORITES_KEY = 'favorites'

export interface Kept {
  /** `event:17`, the latest first. */
  items: string[]
  /** What the account has not heard yet: kept, or let go. */
  changes: Record<string, boolean>
  /** Whose these are; null while they are this browser's alone. */
  owner: number | null
}

/** What has a heart, as this browser knows it. The server never does: pages are the same for everyone. */
export const favorites = createStore<Kept>({ items: [], changes: {}, owner: null })

/** Private windows may have no storage, and what is there may be anything. */
export function readFavorites(): void {
  try {
    favorites.set(JSON.parse(localStorage.getItem(FAVORITES_KEY) ?? '{}'))
  } catch {}
}
