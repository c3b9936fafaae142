import type { Choice } from '../house/choice.ts'
import { eventim } from './eventim/definition.ts'
import { noShop } from './none/definition.ts'
import { testshop } from './testshop/definition.ts'

/** The shops that a house can choose, by their kinds. Each has a folder beside this file. */
export const SHOPS = { none: noShop, testshop, eventim }

/** What the site works with, by the kind of the shop. */
export type ShopSettings = {
  [Kind in keyof typeof SHOPS]: ReturnType<ReturnType<(typeof SHOPS)[Kind]>['settings']>
}[keyof typeof SHOPS]

/** A shop in `house.ts`, from a function of `openfoyer/shops`. */
export type ShopChoice = Choice<ShopSettings>
