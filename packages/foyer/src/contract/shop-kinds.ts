import type { RouteName } from './routes.ts'

/**
 * The shops that can be configured, and the routes of the webshop area that each answers
 * (3-readings, Decided after it was used, attacked and read, Routes of a shop). `foyer create` asks for one before there is a house,
 * so nothing here may need the facts of a house.
 */
export const ROUTES_OF_SHOPS = {
  none: [],
  testshop: ['webshop', 'shopFrame', 'testshop', 'testWebshop'],
  eventim: ['webshop', 'shopFrame', 'eventimShop'],
} as const satisfies Record<string, readonly RouteName[]>

export type ShopKind = keyof typeof ROUTES_OF_SHOPS
export const SHOP_KINDS = Object.keys(ROUTES_OF_SHOPS) as [ShopKind, ...ShopKind[]]
