/** The numbers of events in databases other than the demo. */
export const HOUSE_SIZES = {
  /** Enough to work with. */
  small: 20,
  /** Enough for a programme of many pages. */
  large: 700,
}
