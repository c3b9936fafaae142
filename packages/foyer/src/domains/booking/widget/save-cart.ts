import { CART_AMOUNT_COOKIE, CART_URL_COOKIE } from '../../../contract/cookies.ts'
import { readCookie, writeCookie } from '../../../ui/cookies.ts'
import { createStore } from '../../../ui/store.ts'
import type { Cart } from '../contract.ts'
import { readCartCookies } from './cart-cookies.ts'

/** 2 §9: as long as tickets are reserved. */
const QUARTER_HOUR = 15 * 60

/** Until when the tickets in the cart are reserved, by this browser's clock; null if unknown. */
export const heldCart = createStore({ until: null as number | null, mayExtend: false })

/** Stores the shop's answer about the cart: for the header, and for the remaining time. */
export function saveCart({ tickets_quantity, cart_url, reserved_seconds, may_extend }: Cart): void {
  const isHeld = tickets_quantity > 0 && reserved_seconds !== null
  heldCart.set({
    until: isHeld ? Date.now() + reserved_seconds * 1000 : null,
    mayExtend: isHeld && may_extend,
  })
  saveCartCookies(tickets_quantity, cart_url)
}

/**
 * 2 §7 Cookies: number and address of the cart for 15 minutes on the parent domain; for an empty cart both are deleted.
 */
export function saveCartCookies(amount: number, url: string): void {
  const seconds = amount > 0 ? QUARTER_HOUR : 0
  share(CART_AMOUNT_COOKIE, String(amount), seconds)
  share(CART_URL_COOKIE, url, seconds)
  readCartCookies()
}

/** On the parent domain, so that a shop on another host reads it too; only on this host if the browser refuses that. */
function share(name: string, value: string, seconds: number): void {
  const domain = parentDomain(location.hostname)
  // Deleted first, because the browser would send both cookies of that name.
  writeCookie(name, '', 0)
  if (domain) writeCookie(name, value, seconds, domain)
  if (seconds > 0 && readCookie(name) !== value) writeCookie(name, value, seconds)
}

/**
 * The parent of `www.haus.example` is `haus.example`; IP addresses and names with two parts have none
 * (3-readings, Webshop).
 */
export function parentDomain(hostname: string): string | null {
  const labels = hostname.split('.')
  const isAddress = hostname.includes(':') || labels.every((label) => /^\d+$/.test(label))
  return isAddress || labels.length < 3 ? null : labels.slice(1).join('.')
}
