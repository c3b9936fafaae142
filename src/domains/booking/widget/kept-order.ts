import type { CartOrder } from './cart-calls.ts'

/** In the tab, because the order belongs to what its visitor looks at; the place in the line stands in a cookie. */
const KEY = 'foyer.waiting-order'

/** Remembers what somebody in the line has chosen, so that a reload costs neither place nor choice. */
export function keepWaiting(event: string, order: CartOrder): void {
  reach((storage) => storage.setItem(KEY, JSON.stringify({ event, order })))
}

export function forgetWaiting(): void {
  reach((storage) => storage.removeItem(KEY))
}

/** The order for an event that waits for its turn. */
export function waitingFor(event: string | null): CartOrder | null {
  const kept = reach((storage) => storage.getItem(KEY))
  if (!kept || !event) return null
  const { event: of, order } = JSON.parse(kept) as { event: string; order: CartOrder }
  return of === event ? order : null
}

/** A browser may keep nothing at all. */
function reach<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
