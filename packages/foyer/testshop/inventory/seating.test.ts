import { describe, expect, it } from 'vitest'
import { runsOf } from './connected.ts'
import { type GroupPlan, planSeats, shareOut } from './seating.ts'

const hall: GroupPlan = { event: '17', seatGroup: 2, block: 0, seats: 252, isNumbered: true, sold: 'half' }
const free = (plan: GroupPlan) =>
  planSeats(plan)
    .filter(({ isSold }) => !isSold)
    .map((seat) => ({ ...seat, id: `${seat.row}-${seat.number}` }))

describe('The seats of the demo', () => {
  it('are sold by about half, the same ones every time', () => {
    const left = free(hall)
    expect(left.length).toBeGreaterThan(hall.seats * 0.35)
    expect(left.length).toBeLessThan(hall.seats * 0.65)
    expect(free(hall)).toEqual(left)
    expect(free({ ...hall, event: '18' })).not.toEqual(left)
  })

  it('the front rows are full, and single gaps and longer runs stand behind them', () => {
    const left = free(hall)
    expect(Math.min(...left.map(({ row }) => row))).toBeGreaterThan(3)
    const lengths = new Set(runsOf(left).map((run) => run.length))
    expect(lengths).toContain(1)
    expect(Math.max(...lengths)).toBeGreaterThan(4)
  })

  it('where the house says so nothing is left, or a little', () => {
    expect(free({ ...hall, sold: 'all' })).toEqual([])
    expect(free({ ...hall, sold: 'nearly all' })).toHaveLength(4)
  })

  it('a room is shared out among its groups', () => {
    expect(shareOut(612, 4)).toEqual([122, 244, 183, 61])
    expect(shareOut(140, 1)).toEqual([140])
  })
})
