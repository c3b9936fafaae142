import { seedVisits } from '../demo/seed/visits.ts'
import { sql } from '../src/platform/database/drizzle.ts'
import { addDays, berlinDay, berlinInstant } from '../src/platform/time/berlin.ts'
import { fakeClock, systemClock } from '../src/platform/time/clock.ts'
import { compare, isQuick, type Row } from './bench.ts'
import { openHouse } from './house.ts'

/**
 * What the dashboard costs over a month and over a year of a busy house: 2 million looks at 3,000 pages and 100,000 searches for
 * 6,000 different things, as the seeding command makes them (`npm run db:seed -- --busy-year`). A year may cost 1.5 of a month.
 *
 * The day it is opened on decides which sums a span is made of (`domains/insight/span.ts`), so it is measured on several.
 */
const ROUNDS = isQuick ? 20 : 40
/**
 * Days on which a month is a few sums, and a year falls apart into many pieces or into most of a month's days (28 and 30 January,
 * 1 March); on which each is a sum or two (30 September); and on which a year is one, and a month thirty days (31 December).
 */
const DAYS_OF_YEAR = ['01-28', '01-30', '03-01', '09-30', '12-31']

export default async function dashboard(): Promise<Row[]> {
  const today = berlinDay(systemClock.now())
  // In their order: a login is worth nothing before the day the house was set up.
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
    await seedVisits({ db, clock }, 'busy year')
    /** By processor time: the database is a part of this process, and what else the machine does has little part in it. */
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

const noonOf = (day: string) => berlinInstant(day, '12:00')
