import { type RouteName, routeRow } from './routes.ts'

/**
 * The shops that can be configured, and the routes of the webshop area that each answers
 * (3-readings, Decided after it was used, attacked and read, Routes of a shop).
 */
const ANSWERS = {
  none: [],
  testshop: ['webshop', 'shopFrame', 'testshop', 'testWebshop'],
  eventim: ['webshop', 'shopFrame', 'eventimShop'],
} as const satisfies Record<string, readonly RouteName[]>

export type ShopKind = keyof typeof ANSWERS
export const SHOP_KINDS = Object.keys(ANSWERS) as [ShopKind, ...ShopKind[]]

/** Whether a route exists with this shop. Routes that do not belong to a shop always exist. */
export function hasRoute(kind: ShopKind, name: RouteName): boolean {
  const answered: readonly RouteName[] = ANSWERS[kind]
  return routeRow(name).layout !== 'webshop' || answered.includes(name)
}
