import { sql } from 'drizzle-orm'
import { median } from './bench.ts'
import { openHouse } from './house.ts'

/**
 * What the dashboard costs over a month and over a year of a busy house: 2 million looks at 3,000 pages and 100,000 searches for
 * 6,000 different things, as the seeding command makes them (`npm run db:seed -- --busy-year`). A year may cost 1.5 of a month.
 */
const ROUNDS = 40
const DAY = 86_400_000

const house = await openHouse({ events: 200, asAdmin: true, visits: 'busy year' })
const { db } = house.app.platform
const { rows } = await db.execute<{ views: string; searches: string }>(
  sql`select (select sum(views) from page_view_day) as views, (select sum(searches) from search_day) as searches`,
)
console.log(`seeded ${rows[0]?.views} looks and ${rows[0]?.searches} searches`)

const begin = (days: number) => new Date(Date.now() - (days - 1) * DAY).toISOString().slice(0, 10)
const addresses = [30, 365].map((days) => `/cms-hub/dashboard?from=${begin(days)}`)
const times: number[][] = [[], []]
// They take turns, so that whatever else the machine does slows both.
for (let round = 0; round < ROUNDS; round++) {
  for (const [place, address] of addresses.entries()) times[place]?.push((await house.cost(address)).ms)
}
const [month, year] = [median(times[0] ?? []), median(times[1] ?? [])]
console.log(
  `the dashboard: ${month.toFixed(1)} ms over a month, ${year.toFixed(1)} ms over a year: ${(year / month).toFixed(2)} (1.5 allowed)`,
)
await house.close()
process.exitCode = year / month > 1.5 ? 1 : 0
