/** The codes of 2 §8, for calls that the shop understands but refuses. */
export const CODES = {
  noConnectedSeats: -214,
  noReservation: -204,
  unknownEvent: -201,
  unknownPrice: -202,
  notOnSale: -203,
} as const

export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: number
  /** What is available instead. */
  readonly left: WhatIsLeft | null

  constructor(code: number, left: WhatIsLeft | null = null) {
    super(`refused with ${code}`)
    this.code = code
    this.left = left
  }
}

/** What the shop offers where a group does not fit. */
export interface WhatIsLeft {
  /** The largest number that can sit together in the requested group. */
  together: number
  /** Two parts of the group, each on connected seats; null where that is not possible. */
  halves: [number, number] | null
  /** Other groups, or other timeslots of this one, in which all can sit together. */
  groups: { seat_group: number; block: number }[]
}
