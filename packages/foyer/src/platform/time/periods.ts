import { Temporal } from 'temporal-polyfill'

/** The periods by which figures are added up, the longest first. */
export const PERIODS = ['year', 'quarter', 'month'] as const

export type Period = (typeof PERIODS)[number]

const MONTHS: Record<Period, number> = { year: 12, quarter: 3, month: 1 }

/** The first day of the period that contains a day, and the first day of the next one. */
export function periodOf(period: Period, day: string): { first: string; next: string } {
  const date = Temporal.PlainDate.from(day)
  const months = MONTHS[period]
  const first = date.with({ day: 1, month: date.month - ((date.month - 1) % months) })
  return { first: first.toString(), next: first.add({ months }).toString() }
}
