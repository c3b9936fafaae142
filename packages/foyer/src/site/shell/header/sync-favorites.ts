import type { Call } from '../../../contract/endpoint.ts'
import { isFailure } from '../../../contract/errors.ts'
import { favoriteCalls } from '../../../domains/accounts/favorite-endpoints.ts'
import { favorites, readFavorites } from '../../../ui/favorites.ts'
import { writeFavorites } from '../../../ui/keep-favorite.ts'

let stop = () => {}

/**
 * Synchronises the favorites of this browser with the account: what was marked before the login is added to the
 * account, and what was marked on other devices is added here. After a logout nothing of the user remains.
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
        // What the visitor changed during the call has still to be sent.
        const later = Object.entries(favorites.get().changes).filter(([item, kept]) => changes[item] !== kept)
        const isOpen = new Map(later)
        const rest = items.filter((item) => isOpen.get(item) !== false)
        const added = [...isOpen.keys()].filter((item) => isOpen.get(item) && !rest.includes(item))
        writeFavorites({ items: [...added, ...rest], changes: Object.fromEntries(later), owner: userId })
      } while (Object.keys(favorites.get().changes).length > 0)
    } catch (error) {
      // A user who is logged out or deleted has nothing more to send; after other failures the next change or the next
      // page tries again.
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
