import type { ShopChoice } from '../house/define-house.ts'

/** What `house.ts` imports for `shop`. The variable WEBSHOP_KIND comes before it (docs/reference/variables.md). */

/** No tickets are sold on the site: no ticket buttons, and no address of a shop. */
export function noShop(): ShopChoice {
  return { kind: 'none' }
}

/** The small shop that comes with Foyer, to try things with. It takes no money, and is refused in production. */
export function testshop(): ShopChoice {
  return { kind: 'testshop' }
}

/** The shop whose address `WEBSHOP_ORIGIN` names. */
export function eventim(): ShopChoice {
  return { kind: 'eventim' }
}
