import type { ShopDefinition } from './define-shop.ts'
import { eventim } from './eventim/definition.ts'
import { noShop } from './none/definition.ts'
import { pretix } from './pretix/definition.ts'
import { testshop } from './testshop/definition.ts'

/** The shops that come with the package, by their kinds. Each has a folder beside this file; nothing else names one. */
export const SHOPS = { none: noShop, testshop, eventim, pretix }

export type ShopKind = keyof typeof SHOPS
export const SHOP_KINDS = Object.keys(SHOPS) as [ShopKind, ...ShopKind[]]

/** The shop of the demo on a staging instance, where `house.ts` names none. */
export const DEMO_SHOP: () => ShopDefinition = testshop

/** A shop in `house.ts`, from a function of `openfoyer/shops`. */
export type ShopChoice = ShopDefinition
