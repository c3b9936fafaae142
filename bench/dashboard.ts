import { missed, mostVisited, searches } from '../houses/meridian/content/visits.ts'
import { inventVisits } from '../packages/foyer/src/content/visits.ts'
import { sql } from '../packages/foyer/src/platform/database/drizzle.ts'
import { fakeClock, systemClock } from '../packages/foyer/src/platform/time/clock.ts'
import { addDays, houseDay, houseInstant } from '../packages/foyer/src/platform/time/house-clock.ts'
import { compare, isQuick, type Row } from './bench.ts'
import { openHouse } from './house.ts'

/**
 * The cost of the dashboard for a month and for a year with two million page views of 3,000 pages and 100,000 searches for 6,000
 * texts, as `npm run db:seed -- --busy-year` makes them. A year may cost 1.5 times as much as a month.
 *
 * The day on which it is opened decides which sums a span is made of (`domains/insight/span.ts`), so several days are measured.
 */
const ROUNDS = isQuick ? 20 : 40
/**
 * Days on which a month consists of a few sums and a year of many (28 and 30 January, 1 March); on which each is one or two sums
 * (30 September); and on which a year is one sum and a month thirty days (31 December).
 */
const DAYS_OF_YEAR = ['01-28', '01-30', '03-01', '09-30', '12-31']

export default async function dashboard(): Promise<Row[]> {
  const today = houseDay(systemClock.now())
  // In order, because a session is not valid before the day of the set-up.
  const days = [...new Set([today, ...DAYS_OF_YEAR.map((day) => `${today.slice(0, 4)}-${day}`)])].toSorted()
  const clock = fakeClock(noonOf(days[0] as string))
  const house = await openHouse({ events: 200, asAdmin: true, clock })
  const { db } = house.app.platform
  const rows: Row[] = []
  for (const day of days) {
    clock.set(noonOf(day))
    await house.logInAgain()
    await db.execute(sql`
      truncate page_view, page_view_sum, page_view_day, search_count, search_sum, search_day, error_log, error_day`)
    await inventVisits({ db, clock }, 'busy year', { mostVisited, searches, missed })
    /** By processor time: the database runs in this process, and other work of the machine hardly counts. */
    const costOver = async (span: number) =>
      (await house.cost(`/cms-hub/dashboard?from=${addDays(day, 1 - span)}`)).cpu
    const year = () => costOver(365)
    const month = () => costOver(30)
    await compare(year, month, 5)
    const ratios = await compare(year, month, ROUNDS)
    const what = `the dashboard over a year, on ${day === today ? 'the day of this run' : day.slice(5)}`
    rows.push({ what, beside: 'over a month, processor time', ratios, wanted: '≤ 1.5' })
  }
  await house.close()
  return rows
}

const noonOf = (day: string) => houseInstant(day, '12:00')
