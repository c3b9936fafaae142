/** How many events the houses hold that are not the demo. */
export const HOUSE_SIZES = {
  /** Enough to work with. */
  small: 20,
  /** Enough for a programme that goes on and on. */
  large: 700,
}
