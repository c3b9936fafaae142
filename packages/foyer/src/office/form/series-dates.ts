/** Days as `2026-03-10`; computed in UTC, where every day has 24 hours. */
const asTime = (day: string) => Date.parse(`${day}T00:00:00Z`)
const DAY_MS = 24 * 60 * 60 * 1000

/** The limit: more than a season has. */
const MOST = 200

export const dayAfter = (day: string, days: number): string =>
  new Date(asTime(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The number of days from the first to the second. */
export const daysBetween = (first: string, second: string): number =>
  Math.round((asTime(second) - asTime(first)) / DAY_MS)

/** The day of the week; Monday is 1. */
export const weekdayOf = (day: string): number => new Date(asTime(day)).getUTCDay() || 7

/** The days after the first one on some weekdays, up to and including the last, such as every Thursday until March. */
export function seriesDays(first: string, until: string, weekdays: ReadonlySet<number>): string[] {
  const days: string[] = []
  if (!(asTime(until) > asTime(first))) return days
  for (let day = dayAfter(first, 1); day <= until && days.length < MOST; day = dayAfter(day, 1)) {
    if (weekdays.has(weekdayOf(day))) days.push(day)
  }
  return days
}

/** The same event on another day: the local times stay, and the end is as many days after the beginning. */
export function onDay(start: string, end: string, day: string): { date_start: string; date_end: string } {
  const nights = daysBetween(start.slice(0, 10), end.slice(0, 10))
  return {
    date_start: `${day}T${start.slice(11, 16)}`,
    date_end: `${dayAfter(day, nights)}T${end.slice(11, 16)}`,
  }
}
