import type { Call } from '../../../contract/endpoint.ts'
import { isFailure } from '../../../contract/errors.ts'
import { favoriteCalls } from '../../../domains/accounts/favorite-endpoints.ts'
import { favorites, readFavorites } from '../../../ui/favorites.ts'
import { writeFavorites } from '../../../ui/keep-favorite.ts'

let stop = () => {}

/**
 * Brings this browser and the account together: what was kept before the login joins the account, and what other devices
 * kept comes here. After a logout nothing of the person stays behind.
 */
export function syncFavorites(call: Call, userId: number | null): void {
  stop()
  readFavorites()
  const { owner } = favorites.get()
  if (owner !== null && owner !== userId) writeFavorites({ items: [], changes: {}, owner: null })
  if (userId === null) return
  let isBusy = false
  const send = async () => {
    if (isBusy) return
    isBusy = true
    try {
      do {
        const { changes } = favorites.get()
        const named = (isKept: boolean) => Object.keys(changes).filter((item) => changes[item] === isKept)
        const { items } = await call(favoriteCalls.change, {}, { add: named(true), remove: named(false) })
        // What was pressed while this was under way is still to be told.
        const later = Object.entries(favorites.get().changes).filter(([item, kept]) => changes[item] !== kept)
        const isOpen = new Map(later)
        const rest = items.filter((item) => isOpen.get(item) !== false)
        const added = [...isOpen.keys()].filter((item) => isOpen.get(item) && !rest.includes(item))
        writeFavorites({ items: [...added, ...rest], changes: Object.fromEntries(later), owner: userId })
      } while (Object.keys(favorites.get().changes).length > 0)
    } catch (error) {
      // Who has logged out, or is gone, has nothing more to tell; else the next press or the next page tries again.
      if (!isFailure(error) || error.code !== 'not_authenticated') {
        console.warn('favorites were not told', error)
      }
    } finally {
      isBusy = false
    }
  }
  stop = favorites.subscribe(() => {
    if (Object.keys(favorites.get().changes).length > 0) void send()
  })
  void send()
}
