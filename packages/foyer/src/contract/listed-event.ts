/** A date in the programme of the shop. */
export interface ListedEvent {
  key: string
  title: string
  /** With an offset, such as `2027-03-12T19:30:00+01:00`. */
  begins: string
  ends: string | null
  place: string
  /** The lowest price, such as `14.50`; null where the shop does not say. */
  price: string | null
  capacity: number | null
  free: number | null
  isCancelled: boolean
}
