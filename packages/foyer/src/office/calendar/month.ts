import { dayAfter, weekdayOf } from '../form/series-dates.ts'

/** `2026-11`. */
export type Month = string

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

export const isMonth = (text: string | null): text is Month => text !== null && MONTH.test(text)

export function monthBeside(month: Month, step: -1 | 1): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7)
}

/** Whole weeks from Monday, including the days before and after the month that belong to them. */
export function weeksOf(month: Month): string[][] {
  const first = `${month}-01`
  const weeks: string[][] = []
  let day = dayAfter(first, 1 - weekdayOf(first))
  do {
    const monday = day
    weeks.push(Array.from({ length: 7 }, (_, index) => dayAfter(monday, index)))
    day = dayAfter(day, 7)
  } while (day.startsWith(month))
  return weeks
}
