import { addDays } from '../calendar/month-grid.ts'

/** The days of the weekend: what is left of this one, or the next one. */
export function weekendOf(today: string): [first: string, last: string] {
  const weekday = new Date(today).getUTCDay()
  if (weekday === 0) return [today, today]
  const saturday = addDays(today, 6 - weekday)
  return [saturday, addDays(saturday, 1)]
}
