/** What can be said of the tickets of an event. */
export const OFFER_STATES = [
  ...(['available', 'few_left', 'sold_out', 'waiting_list', 'not_yet', 'over'] as const),
  /** All are in carts, some may come back. */
  'reserved',
  /** Not sold now, for a reason that the shop does not give. */
  'closed',
  /** To be had at the shop only: with a code, or by choosing a seat there. */
  ...(['voucher', 'seats'] as const),
] as const
export type OfferState = (typeof OFFER_STATES)[number]
