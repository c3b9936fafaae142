/** How long and how much one asks a shop: a visitor reads that it did not work within five seconds (quality, Reliability). */
export interface ShopLimits {
  /** For one try; where a second is safe, both together stay below the five seconds. */
  timeoutMs: number
  maxBytes: number
  /** So many failures one after another, and the shop counts as offline. */
  failures: number
  /** After that, when the next try is due. */
  retryAfterMs: number
}

export const SHOP_LIMITS: ShopLimits = {
  timeoutMs: 2_200,
  maxBytes: 2 * 1024 * 1024,
  failures: 3,
  retryAfterMs: 5_000,
}
