import { ALIASES } from '../contract/aliases.ts'
import { isForPeople } from '../contract/for-people.ts'
import { DEFAULT_LOCALE } from '../contract/locale.ts'
import { match, ROUTE_NAMES, routePattern } from '../contract/routes.ts'
import { hasRoute } from '../contract/shop-routes.ts'

/**
 * Whether the system itself answers a path: a screen of its own, a page of the shop, a call or a file. A redirect from there
 * would hide the screen, or never be followed. The catch-all does not count, nor do pages of items: items are added and deleted,
 * and their addresses may need a redirect.
 */
export function isSystemPath(pathname: string, shopRoutes: readonly string[] = ROUTE_NAMES): boolean {
  const path = plain(pathname)
  if (Object.hasOwn(ALIASES, path) || !isForPeople(path)) return true
  try {
    const found = match(path)
    if (found === null || found.name === 'page') return false
    // Without a shop, its addresses may be redirected to where tickets are sold.
    if (!hasRoute(shopRoutes, found.name)) return false
    return (
      found.name === 'userStep' || !/\{\w+\}/.test(routePattern(found.name, found.locale ?? DEFAULT_LOCALE))
    )
  } catch {
    // It has the form of an item's address, but its parameters are invalid.
    return false
  }
}

/** Addresses in the wrong case, or with escaped letters, lead to the same screens. */
function plain(pathname: string): string {
  try {
    return decodeURIComponent(pathname).toLowerCase()
  } catch {
    return pathname
  }
}
