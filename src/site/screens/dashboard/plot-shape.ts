import type { Locale } from '../../../contract/locale.ts'

/** One value per day or week. */
export interface Point {
  /** The first day it stands for. */
  day: string
  /** One number per series, in their order. */
  values: number[]
}

/** More days than this are shown as weeks: a bar must stay wide enough to be seen. */
const MOST_BARS = 92

export function isByWeek(points: unknown[]): boolean {
  return points.length > MOST_BARS
}

/** Sums of seven days each, counted from the first; the last may be of fewer. */
export function byWeek(points: Point[]): Point[] {
  const weeks: Point[] = []
  points.forEach(({ day, values }, index) => {
    const week = weeks[Math.floor(index / 7)]
    if (week) week.values = week.values.map((sum, at) => sum + (values[at] ?? 0))
    else weeks.push({ day, values: [...values] })
  })
  return weeks
}

/** Lines across a plot: from nought to a little above the highest value, at numbers people count in. */
export function ticksFor(highest: number): number[] {
  const rough = Math.max(highest, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 1)
  const ticks = [0]
  while ((ticks.at(-1) ?? 0) < highest) ticks.push((ticks.at(-1) ?? 0) + step)
  return ticks.length > 1 ? ticks : [0, step]
}

export function sumOf({ values }: Point): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** A day without the dear way through moments and time zones: `9.3.2026`, `9/3/2026`. */
export function dayText(day: string, locale: Locale, hasYear = true): string {
  const [year, month, date] = day.split('-').map(Number)
  const mark = locale === 'de' ? '.' : '/'
  if (hasYear) return [date, month, year].join(mark)
  return `${date}${mark}${month}${locale === 'de' ? '.' : ''}`
}
