import { type RouteName, routeRow } from './routes.ts'

/**
 * The shops a house can name, and the routes of the webshop area that each answers
 * (3-readings, Decided after it was used, attacked and read, Routes of a shop).
 */
const ANSWERS = {
  none: [],
  testshop: ['webshop', 'shopFrame', 'testshop', 'testWebshop'],
  eventim: ['webshop', 'shopFrame', 'eventimShop'],
} as const satisfies Record<string, readonly RouteName[]>

export type ShopKind = keyof typeof ANSWERS
export const SHOP_KINDS = Object.keys(ANSWERS) as [ShopKind, ...ShopKind[]]

/** Whether a house with this shop has a route; what is no route of a shop, every house has. */
export function hasRoute(kind: ShopKind, name: RouteName): boolean {
  const answered: readonly RouteName[] = ANSWERS[kind]
  return routeRow(name).layout !== 'webshop' || answered.includes(name)
}
