import { ALIASES } from '../contract/aliases.ts'
import { match, routePattern } from '../contract/routes.ts'
import { hasRoute, type ShopKind } from '../contract/shop-kinds.ts'
import { isForPeople } from '../platform/http/request-target.ts'

/**
 * Whether the system itself answers a path: a screen of its own, a page of the shop, a call or a file. A redirect there would hide
 * the screen, or never be followed. The catch-all is no such screen, nor is the page of one item: items come and go, and their
 * addresses may need to lead elsewhere.
 */
export function isSystemPath(pathname: string, shop: ShopKind = 'testshop'): boolean {
  const path = plain(pathname)
  if (Object.hasOwn(ALIASES, path) || !isForPeople(path)) return true
  try {
    const found = match(path)
    if (found === null || found.name === 'page') return false
    // A house without a shop may lead from its addresses to where tickets are sold.
    if (!hasRoute(shop, found.name)) return false
    return found.name === 'userStep' || !/\{\w+\}/.test(routePattern(found.name, found.locale ?? 'de'))
  } catch {
    // It has the shape of an item's address, and no item has it.
    return false
  }
}

/** Addresses in the wrong case, or written with codes for letters, lead to the same screens. */
function plain(pathname: string): string {
  try {
    return decodeURIComponent(pathname).toLowerCase()
  } catch {
    return pathname
  }
}
