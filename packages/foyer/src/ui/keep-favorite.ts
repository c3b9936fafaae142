import { FAVORITES_KEY, favorites, type Kept, readFavorites } from './favorites.ts'

/** Adds an item to the favorites or removes it; the account, if there is one, is told later. */
export function keepFavorite(item: string, isKept: boolean): void {
  // Another tab may have changed the favorites.
  readFavorites()
  const { items, changes } = favorites.get()
  const others = items.filter((other) => other !== item)
  writeFavorites({ items: isKept ? [item, ...others] : others, changes: { ...changes, [item]: isKept } })
}

export function writeFavorites(change: Partial<Kept>): void {
  favorites.set(change)
  try {
    localStorage.setItem(FAVORITES_KEY, JSON.stringify(favorites.get()))
  } catch {
    // Then the change lasts until the page is left.
  }
}
