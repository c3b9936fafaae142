import type { DesignSettings } from '../../../contract/design-settings.ts'
import { isInternal } from '../../../contract/links.ts'

type HeaderLinks = Pick<DesignSettings['header'], 'basketLink' | 'webshopLink'>

/**
 * Where the cart link leads: to the cart the booking widget has saved, otherwise to the basket of the design settings
 * (2 §2 Header links). Others can write a cookie, so only an address of this site or of its shop is accepted.
 */
export function cartLink(saved: string | undefined, links: HeaderLinks, origin: string): string {
  // Without a basket in the settings, a saved cart belongs to a shop the house no longer has.
  if (!saved || !links.basketLink || !URL.canParse(saved, origin)) return links.basketLink
  const url = new URL(saved, origin)
  if (url.origin === origin) {
    const path = url.pathname + url.search + url.hash
    return isInternal(path) ? path : links.basketLink
  }
  const shops = [links.webshopLink, links.basketLink].map((link) => originOf(link, origin))
  return /^https?:$/.test(url.protocol) && shops.includes(url.origin) ? url.href : links.basketLink
}

/** The number on the badge: zero unless the cookie contains a number of tickets. */
export function cartAmount(saved: string | undefined): number {
  return saved && /^\d{1,4}$/.test(saved) ? Number(saved) : 0
}

function originOf(link: string, base: string): string | null {
  return URL.canParse(link, base) ? new URL(link, base).origin : null
}
