import { facts } from '#house/facts'
import type { Db } from '../../platform/database/database.ts'
import { eq, sql } from '../../platform/database/drizzle.ts'
import { installationFacts } from '../../platform/installation/tables.ts'
import { houseDay } from '../../platform/time/house-clock.ts'
import { lastDayOf } from './days.ts'
import { events } from './tables.ts'

const KEY = 'time_zone'

/**
 * The days of an event are stored beside its moments, for the indexes of the programme. When the house has another time zone than
 * at the last start, they are computed again.
 */
export async function keepDaysInZone(db: Db): Promise<void> {
  const [known] = await db.select().from(installationFacts).where(eq(installationFacts.key, KEY))
  if (known?.value === facts.timeZone) return
  const rows = await db
    .select({
      id: events.id,
      start: events.dateStart,
      end: events.dateEnd,
      day: events.day,
      last: events.lastDay,
    })
    .from(events)
  const moved = rows.flatMap(({ id, start, end, ...before }) => {
    const day = houseDay(start)
    const last = lastDayOf(day, end)
    return day === before.day && last === before.last ? [] : [{ id, day, last }]
  })
  if (moved.length > 0) {
    await db.execute(sql`
      update event set day = moved.day, last_day = moved.last
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved (id int, day date, last date)
      where event.id = moved.id`)
  }
  await db
    .insert(installationFacts)
    .values({ key: KEY, value: facts.timeZone })
    .onConflictDoUpdate({ target: installationFacts.key, set: { value: facts.timeZone } })
}
