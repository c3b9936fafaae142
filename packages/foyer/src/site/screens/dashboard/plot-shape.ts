import type { Locale } from '../../../contract/locale.ts'

/** One value per day or week. */
export interface Point {
  /** The first day of the point. */
  day: string
  /** One number per series, in their order. */
  values: number[]
}

/** A longer span is shown in weeks, so that bars stay wide enough to see. */
const MOST_BARS = 92

export function isByWeek(points: unknown[]): boolean {
  return points.length > MOST_BARS
}

/** Sums of seven days each, counted from the first day; the last sum may have fewer days. */
export function byWeek(points: Point[]): Point[] {
  const weeks: Point[] = []
  points.forEach(({ day, values }, index) => {
    const week = weeks[Math.floor(index / 7)]
    if (week) week.values = week.values.map((sum, at) => sum + (values[at] ?? 0))
    else weeks.push({ day, values: [...values] })
  })
  return weeks
}

/** Lines across a plot: from zero to a little above the highest value, at round numbers. */
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

/** Formats a day without the slow conversion through time zones: `9.3.2026`, `9/3/2026`. */
export function dayText(day: string, locale: Locale, hasYear = true): string {
  const [year, month, date] = day.split('-').map(Number)
  const mark = locale === 'de' ? '.' : '/'
  if (hasYear) return [date, month, year].join(mark)
  return `${date}${mark}${month}${locale === 'de' ? '.' : ''}`
}
