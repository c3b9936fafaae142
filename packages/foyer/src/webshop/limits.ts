/** Limits of calls to a shop: a visitor learns within five seconds that it did not work (quality, Reliability). */
export interface ShopLimits {
  /** For one attempt. Where a second one is safe, both together stay below the five seconds. */
  timeoutMs: number
  maxBytes: number
  /** After so many failures in a row the shop counts as offline. */
  failures: number
  /** Time until the next attempt after that. */
  retryAfterMs: number
}

export const SHOP_LIMITS: ShopLimits = {
  timeoutMs: 2_200,
  maxBytes: 2 * 1024 * 1024,
  failures: 3,
  retryAfterMs: 5_000,
}
