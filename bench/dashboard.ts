import { sql } from 'drizzle-orm'
import { compare, isQuick, type Row } from './bench.ts'
import { openHouse } from './house.ts'

/**
 * What the dashboard costs over a month and over a year of a busy house: 2 million looks at 3,000 pages and 100,000 searches for
 * 6,000 different things, as the seeding command makes them (`npm run db:seed -- --busy-year`). A year may cost 1.5 of a month.
 */
const ROUNDS = isQuick ? 20 : 40
const DAY = 86_400_000

export default async function dashboard(): Promise<Row[]> {
  const house = await openHouse({ events: 200, asAdmin: true, visits: 'busy year' })
  const { rows } = await house.app.platform.db.execute<{ views: string; searches: string }>(
    sql`select (select sum(views) from page_view_day) as views, (select sum(searches) from search_day) as searches`,
  )
  console.log(`seeded ${rows[0]?.views} looks and ${rows[0]?.searches} searches`)
  /** By processor time: the database is a part of this process, and what else the machine does has little part in it. */
  const costOver = async (days: number) => {
    const from = new Date(Date.now() - (days - 1) * DAY).toISOString().slice(0, 10)
    return (await house.cost(`/cms-hub/dashboard?from=${from}`)).cpu
  }
  const year = () => costOver(365)
  const month = () => costOver(30)
  await compare(year, month, 5)
  const ratios = await compare(year, month, ROUNDS)
  await house.close()
  return [{ what: 'the dashboard over a year', beside: 'over a month', ratios, wanted: '≤ 1.5' }]
}
