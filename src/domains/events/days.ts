import { and, gte, lt, type SQL, sql } from '../../platform/database/drizzle.ts'
import { addDays, berlinDay, startOfBerlinDay } from '../../platform/time/berlin.ts'
import { events } from './tables.ts'

/** Until then in the morning it is still the night before. */
const NIGHT_HOURS = 6

/** The last day an event is shown on: what ends in the small hours belongs to the evening before. */
export function lastDayOf(day: string, dateEnd: Date): string {
  const ended = berlinDay(new Date(dateEnd.getTime() - NIGHT_HOURS * 3_600_000))
  return ended > day ? ended : day
}

/** Said twice, because the programme's indexes are in the order of its beginnings: the past is then not even read. */
export function beginsFrom(day: string): SQL | undefined {
  return and(gte(events.day, day), gte(events.dateStart, startOfBerlinDay(day)))
}

/** Likewise for the future, with room for a night that is counted to the day it belongs to. */
export function beginsBefore(day: string): SQL | undefined {
  return and(lt(events.day, day), lt(events.dateStart, startOfBerlinDay(addDays(day, 1))))
}

/** Began before a day and goes on at least until it. An index holds what runs for more than a day, which is little. */
export function isRunningOn(day: string): SQL | undefined {
  return and(lastsLonger(), gte(events.lastDay, day), lt(events.day, day))
}

/** Is shown on more days than the one it begins on, some of them within these. */
export function lastsInto({ first, next }: { first: string; next: string }): SQL | undefined {
  return and(lastsLonger(), gte(events.lastDay, first), lt(events.day, next))
}

function lastsLonger(): SQL {
  return sql`${events.lastDay} > ${events.day}`
}
