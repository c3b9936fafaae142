import { addDays, houseDay, houseInstant } from 'openfoyer/content'

/** The venue is closed on Mondays, so that day is missing. */
export const WEEKDAYS = { tue: 1, wed: 2, thu: 3, fri: 4, sat: 5, sun: 6 } as const
export type Weekday = keyof typeof WEEKDAYS

/** The day from which all dates are counted, and the Monday of its week. */
export interface HouseCalendar {
  now: Date
  today: string
  monday: string
}

export function calendarOf(now: Date): HouseCalendar {
  const today = houseDay(now)
  return { now, today, monday: addDays(today, -sinceMonday(today)) }
}

/** The days since the last Monday. */
export function sinceMonday(day: string): number {
  // A day without a time is midnight in UTC, and so is its weekday.
  return (new Date(day).getUTCDay() + 6) % 7
}

/** A weekday some weeks from now: week 0 is the current one. */
export function dayOf({ monday }: HouseCalendar, week: number, weekday: Weekday): string {
  return addDays(monday, 7 * week + WEEKDAYS[weekday])
}

/** Beginning and end in the house's time, which may change to or from summer time in between. */
export function between(day: string, time: string, minutes: number): { start: Date; end: Date } {
  const start = houseInstant(day, time)
  return { start, end: new Date(start.getTime() + minutes * 60_000) }
}

/** The first Sundays of the months that begin in a span of days, the last day not included. */
export function firstSundays(from: string, until: string): string[] {
  const sundays: string[] = []
  let sunday = addDays(from, 6 - sinceMonday(from))
  while (sunday < until) {
    if (Number(sunday.slice(8)) <= 7) sundays.push(sunday)
    sunday = addDays(sunday, 7)
  }
  return sundays
}
