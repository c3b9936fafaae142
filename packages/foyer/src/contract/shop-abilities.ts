/**
 * What a shop may be able to do. A shop says which of these it can; the site asks nothing else about it
 * (docs/webshop.md, What a shop can do).
 */
export const ABILITIES = [
  /** Says what can be bought of an event now, and at which price. */
  'offer',
  /** Puts tickets into a cart from the site. */
  'hold',
  /** Takes several categories into one cart, one after another. */
  'several',
  /** Reserves all tickets of a call, or none. */
  'allOrNothing',
  /** Knows single seats. */
  'seats',
  'wheelchair',
  'companion',
  'vouchers',
  /** The buyer chooses the price. */
  'freePrice',
  /** Extends the reservation of a cart. */
  'extend',
  /** Says what is in a cart. */
  'readCart',
  /** Lets buyers change and remove tickets on pages that are shown inside the site. */
  'changeCart',
  /** Has a waiting list of its own. */
  'waitingList',
  /** Has pages of an account. */
  'account',
  /** Its pages are shown inside the site. Without it, buyers are handed over to the shop. */
  'pages',
] as const

export type Ability = (typeof ABILITIES)[number]
