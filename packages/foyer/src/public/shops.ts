/** What `house.ts` imports for `shop`, and what a shop of a house's own is made of (docs/reference/shops.md). */
export type { Ability } from '../contract/shop-abilities.ts'
export { askShop, type ShopAnswer, type ShopQuestion } from '../webshop/ask-shop.ts'
export {
  defineShop,
  type ShopDefinition,
  type ShopDescription,
  type ShopTools,
} from '../webshop/define-shop.ts'
export { type EventimFacts, eventim } from '../webshop/eventim/definition.ts'
export { noShop } from '../webshop/none/definition.ts'
export type {
  CartAnswer,
  CartFilling,
  CartState,
  Offer,
  OfferedGroup,
  OfferState,
  ShopClient,
  ShopSession,
} from '../webshop/port.ts'
export { type PretixFacts, pretix } from '../webshop/pretix/definition.ts'
export { testshop } from '../webshop/testshop/definition.ts'
