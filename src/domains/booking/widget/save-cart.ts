import { CART_AMOUNT_COOKIE, CART_URL_COOKIE } from '../../../contract/cookies.ts'
import { readCookie, writeCookie } from '../../../ui/cookies.ts'
import { createStore } from '../../../ui/store.ts'
import type { Cart } from '../contract.ts'
import { readCartCookies } from './cart-cookies.ts'

/** 2 §9: as long as tickets are reserved. */
const QUARTER_HOUR = 15 * 60

/** How long the tickets in the cart are kept, by this browser's clock; null where nobody knows. */
export const heldCart = createStore({ until: null as number | null, mayExtend: false })

/** Remembers what the shop says of the cart: for the header, and for how long it is. */
export function saveCart({ tickets_quantity, cart_url, reserved_seconds, may_extend }: Cart): void {
  const isHeld = tickets_quantity > 0 && reserved_seconds !== null
  heldCart.set({
    until: isHeld ? Date.now() + reserved_seconds * 1000 : null,
    mayExtend: isHeld && may_extend,
  })
  saveCartCookies(tickets_quantity, cart_url)
}

/** 2 §7 Cookies: amount and address of the cart for 15 minutes on the parent domain; of an empty one nothing stays. */
export function saveCartCookies(amount: number, url: string): void {
  const seconds = amount > 0 ? QUARTER_HOUR : 0
  share(CART_AMOUNT_COOKIE, String(amount), seconds)
  share(CART_URL_COOKIE, url, seconds)
  readCartCookies()
}

/** For the parent domain, so that the shop beside us reads it too; for this host alone where a browser refuses that. */
function share(name: string, value: string, seconds: number): void {
  const domain = parentDomain(location.hostname)
  // One name, one cookie: of two the browser would send both.
  writeCookie(name, '', 0)
  if (domain) writeCookie(name, value, seconds, domain)
  if (seconds > 0 && readCookie(name) !== value) writeCookie(name, value, seconds)
}

/** `www.haus.example` is one of `haus.example`; addresses and names of two parts have nothing above them (3-readings, Webshop). */
export function parentDomain(hostname: string): string | null {
  const labels = hostname.split('.')
  const isAddress = hostname.includes(':') || labels.every((label) => /^\d+$/.test(label))
  return isAddress || labels.length < 3 ? null : labels.slice(1).join('.')
}
