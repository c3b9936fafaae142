import { createHash } from 'node:crypto'

/** The layout of a seat group of an event, and the part of it that is sold before the shop opens. */
export interface GroupPlan {
  event: string
  seatGroup: number
  block: number
  seats: number
  /** Seats in numbered rows; otherwise places without numbers. */
  isNumbered: boolean
  sold: 'all' | 'nearly all' | 'half'
}

export interface PlannedSeat {
  row: number
  number: number
  isSold: boolean
}

const SEATS_PER_ROW = 18
/** The seats left in a group that is nearly sold out. */
const LEFT_OVER = 4

/**
 * The seats of a group. The sold ones look as in a real hall: the front rows are full, from the middle on there are couples and
 * small groups with single gaps between them, the back rows are nearly empty. The same event always has the same seats.
 */
export function planSeats(plan: GroupPlan): PlannedSeat[] {
  const perRow = plan.isNumbered ? SEATS_PER_ROW : plan.seats
  const rows = Math.max(1, Math.ceil(plan.seats / perRow))
  const seats = Array.from({ length: plan.seats }, (_, index): PlannedSeat => {
    const row = plan.isNumbered ? Math.floor(index / perRow) + 1 : 0
    return { row, number: (index % perRow) + 1, isSold: false }
  })
  if (plan.sold === 'half') for (const seat of seats) seat.isSold = isSoldInHalf(plan, seat, rows)
  else
    seats.forEach((seat, index) => {
      seat.isSold = plan.sold === 'all' || index < plan.seats - LEFT_OVER
    })
  return seats
}

function isSoldInHalf(plan: GroupPlan, { row, number }: PlannedSeat, rows: number): boolean {
  if (!plan.isNumbered) return number <= plan.seats / 2
  const depth = (row - 1) / rows
  if (depth < 0.25) return true
  // Groups of two to four along the row; each of them has bought its seats or has not.
  const party = Math.floor((number + row) / (2 + (row % 3)))
  const chance = depth < 0.75 ? 0.48 : 0.12
  const isGap = chanceOf(`${plan.event} ${plan.seatGroup} ${row} ${number} gap`) < 0.06
  return chanceOf(`${plan.event} ${plan.seatGroup} ${row} ${party}`) < chance !== isGap
}

/** A number from 0 to 1 that is always the same for the same text. */
function chanceOf(words: string): number {
  return createHash('sha256').update(words).digest().readUInt32BE(0) / 2 ** 32
}

/** Distributes the capacity of a room over its seat groups; most of it is stalls. */
export function shareOut(capacity: number, groups: number): number[] {
  if (groups <= 1) return [capacity]
  const weights = groups === 4 ? [2, 4, 3, 1] : Array.from({ length: groups }, () => 1)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => Math.max(1, Math.floor((capacity * weight) / total)))
}
