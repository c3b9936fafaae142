import type { Locale } from '../../contract/locale.ts'
import { href, type RouteName } from '../../contract/routes.ts'
import { hasRoute } from '../../contract/shop-routes.ts'
import type { Config } from '../../platform/config/config.ts'
import type { ShopArea } from './contract.ts'

const ROUTE: Record<ShopArea, RouteName> = {
  webshop: 'webshop',
  testshop: 'testshop',
  'test.webshop': 'testWebshop',
  'eventim.webshop': 'eventimShop',
}

/**
 * Whether an area is open: `/webshop` shows the configured shop, the other areas only their own (3-readings, Webshop).
 */
export function isAreaOpen(area: ShopArea, { webshop }: Pick<Config, 'webshop'>): boolean {
  return hasRoute(webshop.kind, ROUTE[area])
}

/** The foreign shop has this name in its own paths, so area and shop have the same paths. */
const isOwnName = (area: ShopArea) => area === 'eventim.webshop'

/** The address in the area for a path in the shop. */
export function areaHref(area: ShopArea, locale: Locale, shopPath: string): string {
  if (isOwnName(area)) return shopPath
  const base = area === 'webshop' ? href('webshop', locale) : `/${area}`
  return shopPath === '/' ? base : base + shopPath
}

/** The path in the shop for an address in the area. `path` is what follows the area's name, with its query. */
export function shopPathOf(area: ShopArea, path: string): string {
  const rest = `/${path.replace(/^[/\\]+/, '')}`
  return isOwnName(area) ? `/${area}${rest === '/' ? '' : rest}` : rest
}
