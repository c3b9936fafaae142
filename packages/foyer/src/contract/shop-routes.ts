import { type AnyRoute, routeRow } from './routes.ts'
import { ROUTES_OF_SHOPS, type ShopKind } from './shop-kinds.ts'

/** Whether a route exists with this shop. Routes that do not belong to a shop always exist. */
export function hasRoute(kind: ShopKind, name: AnyRoute): boolean {
  const answered: readonly AnyRoute[] = ROUTES_OF_SHOPS[kind]
  return routeRow(name).layout !== 'webshop' || answered.includes(name)
}
