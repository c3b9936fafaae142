/** What the shop answers when it understands, but cannot: the codes of 2 §8. */
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
  /** What can be had instead. */
  readonly left: WhatIsLeft | null

  constructor(code: number, left: WhatIsLeft | null = null) {
    super(`refused with ${code}`)
    this.code = code
    this.left = left
  }
}

/** What the shop offers where a party does not fit. */
export interface WhatIsLeft {
  /** The most that can sit together in the group asked for. */
  together: number
  /** The party in two parts, each together. */
  halves: [number, number] | null
  /** Other groups, or other timeslots of this one, in which all can sit together. */
  groups: { seat_group: number; block: number }[]
}
