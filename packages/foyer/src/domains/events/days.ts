import { and, gte, lt, type SQL, sql } from '../../platform/database/drizzle.ts'
import { addDays, houseDay, startOfHouseDay } from '../../platform/time/house-clock.ts'
import { events } from './tables.ts'

/** Until this hour of the morning an event counts as part of the day before. */
const NIGHT_HOURS = 6

/** The last day on which an event is shown: an event that ends early in the morning belongs to the day before. */
export function lastDayOf(day: string, dateEnd: Date): string {
  const ended = houseDay(new Date(dateEnd.getTime() - NIGHT_HOURS * 3_600_000))
  return ended > day ? ended : day
}

/**
 * Compares both columns, because the programme's indexes are sorted by the beginning: past events are then not read at
 * all.
 */
export function beginsFrom(day: string): SQL | undefined {
  return and(gte(events.day, day), gte(events.dateStart, startOfHouseDay(day)))
}

/** The same for the future, with one more day for an event early in the morning, which is counted to the day before. */
export function beginsBefore(day: string): SQL | undefined {
  return and(lt(events.day, day), lt(events.dateStart, startOfHouseDay(addDays(day, 1))))
}

/**
 * Events that began before a day and last at least until it. An index contains the few events that last longer than a
 * day.
 */
export function isRunningOn(day: string): SQL | undefined {
  return and(lastsLonger(), gte(events.lastDay, day), lt(events.day, day))
}

/** Events shown on further days than their first, some of them between these two. */
export function lastsInto({ first, next }: { first: string; next: string }): SQL | undefined {
  return and(lastsLonger(), gte(events.lastDay, first), lt(events.day, next))
}

function lastsLonger(): SQL {
  return sql`${events.lastDay} > ${events.day}`
}
