import { FAVORITES_KEY, favorites, type Kept, readFavorites } from './favorites.ts'

/** Gives an item a heart or takes it; the account hears of it later, where there is one. */
export function keepFavorite(item: string, isKept: boolean): void {
  // Another tab may have been busy meanwhile.
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
    // It then lasts as long as the page.
  }
}
