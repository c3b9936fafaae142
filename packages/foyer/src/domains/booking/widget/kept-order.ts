import type { CartOrder } from './cart-calls.ts'

/** Stored per tab, because the order belongs to the page on show; the place in the line is in a cookie. */
const KEY = 'foyer.waiting-order'

/** Stores the order of a visitor in the line, so that a reload loses neither place nor choice. */
export function keepWaiting(event: string, order: CartOrder): void {
  reach((storage) => storage.setItem(KEY, JSON.stringify({ event, order })))
}

export function forgetWaiting(): void {
  reach((storage) => storage.removeItem(KEY))
}

/** The stored order for an event. */
export function waitingFor(event: string | null): CartOrder | null {
  const kept = reach((storage) => storage.getItem(KEY))
  if (!kept || !event) return null
  const { event: of, order } = JSON.parse(kept) as { event: string; order: CartOrder }
  return of === event ? order : null
}

/** Undefined where the browser stores nothing. */
function reach<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
