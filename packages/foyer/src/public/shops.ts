/** What `house.ts` imports for `shop` (docs/reference/shops.md). */
export { type EventimFacts, eventim } from '../webshop/eventim/definition.ts'
export { noShop } from '../webshop/none/definition.ts'
export { type PretixFacts, pretix } from '../webshop/pretix/definition.ts'
export { testshop } from '../webshop/testshop/definition.ts'
