import { createStore } from './store.ts'

export const FAVORITES_KEY = 'favorites'

export interface Kept {
  /** `event:17`, the newest first. */
  items: string[]
  /** Changes that the account has not received yet: true for added, false for removed. */
  changes: Record<string, boolean>
  /** The user these belong to; null while they belong only to this browser. */
  owner: number | null
}

/**
 * The favorites, as this browser stores them. Pages do not contain them, because they are the same for all visitors.
 */
export const favorites = createStore<Kept>({ items: [], changes: {}, owner: null })

/** Private windows may have no storage, and the stored value may be anything. */
export function readFavorites(): void {
  try {
    favorites.set(JSON.parse(localStorage.getItem(FAVORITES_KEY) ?? '{}'))
  } catch {}
}
