import { and, between, type Column, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { addDays, berlinDay, startOfBerlinDay } from '../../platform/time/berlin.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { PERIODS, type Period, periodOf } from '../../platform/time/periods.ts'
import type { AskedSpan } from './contract.ts'

const DAYS = 30
const MOST_DAYS = 731
const DAY = 86_400_000

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

/** A span as whole years, quarters and months, which are kept as sums, and the days before and after them. */
export interface SpanParts {
  periods: { period: Period; firstDay: string }[]
  days: Span[]
}

/** The current year, quarter and month count as whole: nothing in them lies behind today. */
export function partsOf({ from, to }: Span, today: string): SpanParts {
  const parts: SpanParts = { periods: [], days: [] }
  const afterwards = addDays(to, 1)
  for (let day = from; day <= to; ) {
    const whole = PERIODS.find((one) => {
      const { first, next } = periodOf(one, day)
      return first === day && (next <= afterwards || to >= today)
    })
    const { next } = periodOf(whole ?? 'month', day)
    if (whole) parts.periods.push({ period: whole, firstDay: day })
    else parts.days.push({ from: day, to: next <= afterwards ? addDays(next, -1) : to })
    day = next
  }
  return parts
}

interface SumColumns {
  period: Column
  firstDay: Column
}

/** Rows of the sums of a span, and rows of its other days. */
export function wherePart({ periods, days }: SpanParts, sums: SumColumns, day: Column): [SQL, SQL] {
  const inPeriods = PERIODS.flatMap((period) => {
    const firstDays = periods.filter((one) => one.period === period).map(({ firstDay }) => firstDay)
    return firstDays.length > 0 ? [and(eq(sums.period, period), inArray(sums.firstDay, firstDays))] : []
  })
  const inDays = days.map(({ from, to }) => between(day, from, to))
  return [or(...inPeriods) ?? sql`false`, or(...inDays) ?? sql`false`]
}

/** Every day of a span, also those on which nothing was counted. */
export function eachDay<D extends { day: string }>({ from, to }: Span, rows: D[], none: Omit<D, 'day'>): D[] {
  const byDay = new Map(rows.map((row) => [row.day, row]))
  const days: D[] = []
  // In UTC every day is as long as the others: counting so is much quicker than `addDays`, and a year has many days.
  const last = Date.parse(to)
  for (let at = Date.parse(from); at <= last; at += DAY) {
    const day = new Date(at).toISOString().slice(0, 10)
    days.push(byDay.get(day) ?? ({ ...none, day } as D))
  }
  return days
}
