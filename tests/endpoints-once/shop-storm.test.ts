import { afterAll, describe, expect, it } from 'vitest'
import { drill } from '../support/drills.ts'
import { eventOnSale, startHouseWithShop } from '../support/test-shop.ts'

const SEATS = 50
const BUYERS = 200
const ROUNDS = drill({ short: 4, whole: 20 })
/** Thousands of carts, on a machine that may be busy. */
const TIMEOUT = 900_000

type House = Awaited<ReturnType<typeof startHouseWithShop>>

/** All visitors order one ticket at the same moment. */
async function storm(house: House, event: string) {
  await house.stock(eventOnSale(event, SEATS))
  const visitor = await house.visit()
  const one = { event_jet_id: event, quantities: [1], sale_type_ids: [1], seat_group: 1 }
  const answers = await Promise.all(Array.from({ length: BUYERS }, () => house.fillCart(one, visitor)))
  const { rows } = await house.shop.pool.query<{ lines: number; seats: number; carts: number }>(
    `select count(*)::int as lines, count(distinct line.seat)::int as seats, count(distinct cart)::int as carts
     from testshop.cart_line line join testshop.seat seat on seat.id = line.seat where seat.event = $1`,
    [event],
  )
  const sold = answers.filter(({ statusCode }) => statusCode === 200).length
  const full = answers.filter((answer) => answer.json().response_code === -214).length
  const others = answers
    .filter((answer) => answer.statusCode !== 200 && answer.json().response_code !== -214)
    .map(({ statusCode, body }) => `${statusCode} ${body}`)
  return { sold, full, others, ...rows[0] }
}

describe('quality, Reliability: no seat is sold twice', () => {
  const open: House[] = []
  afterAll(() => Promise.all(open.map((house) => house.close())))

  it(
    `${BUYERS} buyers for ${SEATS} seats, ${ROUNDS} times: exactly ${SEATS} each time, and -214 for all others`,
    async () => {
      const house = await startHouseWithShop()
      open.push(house)
      for (let round = 0; round < ROUNDS; round++) {
        expect(await storm(house, `storm-${round}`), `round ${round}`).toEqual({
          ...{ sold: SEATS, full: BUYERS - SEATS, lines: SEATS, seats: SEATS, carts: SEATS, others: [] },
        })
      }
    },
    TIMEOUT,
  )

  it(
    'and the lock is what holds that: without it, seats are given to several',
    async () => {
      const house = await startHouseWithShop({ isLocking: false })
      open.push(house)
      const { lines = 0, seats = 0 } = await storm(house, 'unlocked')
      expect(lines).toBeGreaterThan(seats)
    },
    TIMEOUT,
  )
})
