import { isQuick, type Row } from './bench.ts'
import { startHouseWithShop } from './house-with-shop.ts'

/**
 * Reservations through the site, compared with bare inserts of the same rows into the shop's database, and reservations in an
 * event of 1,000 seats compared with 100,000. With DATABASE_URL on PostgreSQL, else embedded.
 */
const ROUNDS = isQuick ? 8 : 20
const AT_ONCE = 20
const SIZES = [1_000, 100_000]

const house = await startHouseWithShop()
for (const size of SIZES) await house.stock(`bench-${size}`, size)
await house.shop.pool.query('create table testshop.bare (like testshop.cart_line)')

const times: Record<string, number[]> = {}

export default async function cart(): Promise<Row[]> {
  for (let round = 0; round < ROUNDS; round++) {
    // In turn, so that other work on the machine slows all.
    for (const size of SIZES) await timed(`${size}`, () => reserve(`bench-${size}`))
    await timed('bare', insert)
  }
  await house.close()
  const [few = [], many = [], bare = []] = [...SIZES.map(String), 'bare'].map((name) => times[name])
  return [
    {
      ...{ what: 'reservations', beside: 'bare inserts of the same rows' },
      ratios: few.map((ms, round) => (bare[round] ?? 0) / ms),
    },
    {
      ...{ what: 'a reservation in an event of 100,000 seats', beside: 'one of 1,000', wanted: '≤ 1.5' },
      ratios: many.map((ms, round) => ms / (few[round] ?? 1)),
    },
  ]
}

async function timed(name: string, work: () => Promise<void>): Promise<void> {
  const begun = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  times[name] = [...(times[name] ?? []), performance.now() - begun]
}

async function reserve(event: string): Promise<void> {
  const answer = await house.order(event)
  if (answer.statusCode !== 200) throw new Error(`${event}: ${answer.statusCode} ${answer.body}`)
}

/** The rows of a reservation, written without any check. */
async function insert(): Promise<void> {
  const now = new Date()
  await house.shop.pool.query(
    `insert into testshop.bare (id, cart, seat, sale_type, cents, held_at, held_until) values (1, 'x', 1, 1, 100, $1, $1)`,
    [now],
  )
}
