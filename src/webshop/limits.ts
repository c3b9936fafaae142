/** How long and how much one asks a shop: a visitor reads that it did not work within five seconds (quality, Reliability). */
export interface ShopLimits {
  /** For one try; where a second is safe, both together stay below the five seconds. */
  timeoutMs: number
  maxBytes: number
  /** So many failures one after another, and the shop counts as offline. */
  failures: number
  /** After that, when the next try is due. */
  retryAfterMs: number
  /** How many carts are filled at once: a shop that is asked by everybody together answers nobody in time. */
  atOnce: number
  /** So many more wait within their call; whoever comes then is told a place in the line. */
  held: number
  /** So many at the head of the line may come in. */
  admitted: number
}

export const SHOP_LIMITS: ShopLimits = {
  timeoutMs: 2_200,
  maxBytes: 2 * 1024 * 1024,
  failures: 3,
  retryAfterMs: 5_000,
  atOnce: 20,
  held: 400,
  admitted: 50,
}
