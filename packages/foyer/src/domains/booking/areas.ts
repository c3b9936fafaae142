import { href, type RouteName } from '../../contract/routes.ts'
import { hasRoute } from '../../contract/shop-routes.ts'
import type { Context } from '../../platform/context.ts'
import { AREA_ROUTES, type ShopArea } from './contract.ts'

type Asking = Pick<Context, 'config' | 'locale'>

/**
 * Whether an area is open: `/webshop` shows the configured shop, the other areas only their own (3-readings, Webshop).
 */
export function isAreaOpen(area: ShopArea, { config }: Pick<Context, 'config'>): boolean {
  return hasRoute(config.shop.routes, routeOf(area))
}

const routeOf = (area: ShopArea) => AREA_ROUTES.get(area) as RouteName

/** The shop has this name in its own paths, so area and shop have the same paths. */
const isOwnName = (area: ShopArea, { config }: Pick<Context, 'config'>) =>
  config.shop.ownArea === routeOf(area)

/** The address in the area for a path in the shop. */
export function areaHref(area: ShopArea, asking: Asking, shopPath: string): string {
  if (isOwnName(area, asking)) return shopPath
  const base = area === 'webshop' ? href('webshop', asking.locale) : `/${area}`
  return shopPath === '/' ? base : base + shopPath
}

/** The path in the shop for an address in the area. `path` is what follows the area's name, with its query. */
export function shopPathOf(area: ShopArea, asking: Pick<Context, 'config'>, path: string): string {
  const rest = `/${path.replace(/^[/\\]+/, '')}`
  return isOwnName(area, asking) ? `/${area}${rest === '/' ? '' : rest}` : rest
}
