import { CART_AMOUNT_COOKIE, CART_URL_COOKIE } from '../../../contract/cookies.ts'
import { readCookie } from '../../../ui/cookies.ts'
import { createStore } from '../../../ui/store.ts'

/** 2 §7 Cookies: what the booking widget, or the shop itself, has saved for 15 minutes. */
export const cartCookies = createStore({
  url: undefined as string | undefined,
  amount: undefined as string | undefined,
})

export function readCartCookies(): void {
  const url = readCookie(CART_URL_COOKIE)
  const amount = readCookie(CART_AMOUNT_COOKIE)
  const known = cartCookies.get()
  if (url !== known.url || amount !== known.amount) cartCookies.set({ url, amount })
}
