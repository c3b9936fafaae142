import { between, type Column, inArray, or, type SQL } from 'drizzle-orm'
import { addDays, berlinDay, monthOf, startOfBerlinDay } from '../../platform/time/berlin.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { AskedSpan } from './contract.ts'

const DAYS = 30
const MOST_DAYS = 731

/** Days that are looked at, the first and the last of them. */
export interface Span {
  from: string
  to: string
}

/** What somebody asked for, put right: never into the future, never the wrong way round, and not without end. */
export function spanOf({ clock }: { clock: Clock }, asked: AskedSpan): Span {
  const today = berlinDay(clock.now())
  const to = asked.to && asked.to < today ? asked.to : today
  const wanted = asked.from ?? addDays(to, 1 - DAYS)
  const first = addDays(to, 1 - MOST_DAYS)
  if (wanted > to) return { from: to, to }
  return { from: wanted < first ? first : wanted, to }
}

/** The instants a span begins at and ends before. */
export function instantsOf({ from, to }: Span): [begin: Date, end: Date] {
  return [startOfBerlinDay(from), startOfBerlinDay(addDays(to, 1))]
}

/** A span as whole months, which are kept as sums, and the days before and after them. */
export interface SpanParts {
  months: string[]
  days: Span[]
}

/** The current month counts as whole: nothing in it lies behind today. */
export function partsOf({ from, to }: Span, today: string): SpanParts {
  const months: string[] = []
  const days: Span[] = []
  for (let first = monthOf(from).first; first <= to; first = monthOf(first).next) {
    const last = addDays(monthOf(first).next, -1)
    const begin = from > first ? from : first
    const end = to < last ? to : last
    if (begin === first && (end === last || end >= today)) months.push(first)
    else days.push({ from: begin, to: end })
  }
  return { months, days }
}

/** Rows of the months of a span, and rows of its other days. */
export function wherePart({ months, days }: SpanParts, month: Column, day: Column): [SQL, SQL] {
  // No month is before all time.
  const inMonths = inArray(month, months.length > 0 ? months : ['0001-01-01'])
  const never = { from: '0001-01-01', to: '0001-01-01' }
  const ranges = (days.length > 0 ? days : [never]).map(({ from, to }) => between(day, from, to))
  return [inMonths, or(...ranges) as SQL]
}

/** Every day of a span, also those on which nothing was counted. */
export function eachDay<D extends { day: string }>({ from, to }: Span, rows: D[], none: Omit<D, 'day'>): D[] {
  const byDay = new Map(rows.map((row) => [row.day, row]))
  const days: D[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    days.push(byDay.get(day) ?? ({ ...none, day } as D))
  }
  return days
}
