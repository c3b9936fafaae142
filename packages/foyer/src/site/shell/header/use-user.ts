import { useEffect } from 'react'
import { hasArea } from '../../../contract/areas.ts'
import type { UserState } from '../../../domains/accounts/contract.ts'
import { accounts } from '../../../domains/accounts/endpoints.ts'
import { favorites } from '../../../ui/favorites.ts'
import { onDemand } from '../../../ui/on-demand.ts'
import { createStore, useStore } from '../../../ui/store.ts'
import { useCall } from '../../../ui/use-call.ts'

const syncing = onDemand(() => import('./sync-favorites.ts'))

/**
 * 1 §3 User state; null until the call has answered. Pages are the same for all visitors, so the user is loaded
 * afterwards.
 */
export const userState = createStore({ user: null as UserState | null })

/**
 * Loads who is logged in, once per language (1 §7). A failure is only logged (1 §8): the header stays as for a visitor.
 */
export function useUserDetails(): void {
  const call = useCall()
  useEffect(() => {
    let isWanted = true
    call(accounts.details)
      .then((user) => {
        if (!isWanted) return
        userState.set({ user })
        // A visitor without an account, now and before, does not need the synchronisation.
        if (hasArea('accounts') && (user.id || favorites.get().owner))
          return syncing.load().then((code) => code.syncFavorites(call, user.id))
      })
      .catch((error: unknown) => console.warn('user-details failed', error))
    return () => {
      isWanted = false
    }
  }, [call])
}

export function useUser(): UserState | null {
  return useStore(userState, ({ user }) => user)
}
