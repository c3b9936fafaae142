import { and, between, type Column, eq, inArray, or, type SQL, sql } from '../../platform/database/drizzle.ts'
import { addDays } from '../../platform/time/house-clock.ts'
import { PERIODS, type Period, periodOf } from '../../platform/time/periods.ts'
import type { Span } from './span.ts'

/** Sums are deleted after this many days: a little more than the longest span of the dashboard. */
export const SUMS_KEPT_DAYS = 800

/** The next smaller period; a month consists of days. */
const SMALLER: Partial<Record<Period, Period>> = { year: 'quarter', quarter: 'month' }
/** A day has fewer rows than a longer period, by about this factor: not every page is viewed every day. */
const WEIGHT_OF_DAY = 0.4

/** A whole period, which is stored as a sum, or some days; added or subtracted. */
export type Part = { isLess: boolean } & ({ period: Period; firstDay: string } | { days: Span })

/**
 * A span with as few rows as possible: whole years, quarters and months, and the days before and after them. If less of
 * a period is before the span than in it, the whole period is added and the part before the span is subtracted. The
 * current year, quarter and month count as whole, because there are no views after today.
 */
export function partsOf({ from, to }: Span, today: string): Part[] {
  const afterwards = addDays(to, 1)
  const parts: Part[] = []
  for (let day = from; day <= to; ) {
    const whole = PERIODS.find((period) => periodOf(period, day).next <= afterwards || to >= today)
    if (!whole) return [...parts, daysBetween(day, afterwards)]
    parts.push(...fromDayOn(day, whole, today))
    day = periodOf(whole, day).next
  }
  return parts
}

/** The part of a period from a day on. */
function fromDayOn(day: string, period: Period, today: string): Part[] {
  const { first } = periodOf(period, day)
  const direct = piecewiseFrom(day, period, today)
  // Sums of a period that began too long ago are deleted.
  if (day === first || first < addDays(today, -SUMS_KEPT_DAYS)) return direct
  return lighter(direct, [wholePeriod(period, first), ...takenAway(piecewiseUntil(day, period, today))])
}

/** The part of a period before a day. */
function untilDay(day: string, period: Period, today: string): Part[] {
  const { first } = periodOf(period, day)
  const direct = piecewiseUntil(day, period, today)
  return lighter(direct, [wholePeriod(period, first), ...takenAway(piecewiseFrom(day, period, today))])
}

function piecewiseFrom(day: string, period: Period, today: string): Part[] {
  const { first, next } = periodOf(period, day)
  if (day === first) return [wholePeriod(period, first)]
  const smaller = SMALLER[period]
  if (!smaller) return [daysBetween(day, next)]
  const rest = wholePeriods(smaller, periodOf(smaller, day).next, next, today)
  return [...fromDayOn(day, smaller, today), ...rest]
}

function piecewiseUntil(day: string, period: Period, today: string): Part[] {
  const { first } = periodOf(period, day)
  if (day === first) return []
  const smaller = SMALLER[period]
  if (!smaller) return [daysBetween(first, day)]
  const before = wholePeriods(smaller, first, periodOf(smaller, day).first, today)
  return [...before, ...untilDay(day, smaller, today)]
}

/** The periods between two days, if they have begun. */
function wholePeriods(period: Period, from: string, until: string, today: string): Part[] {
  const parts: Part[] = []
  for (let day = from; day < until && day <= today; day = periodOf(period, day).next) {
    parts.push(wholePeriod(period, day))
  }
  return parts
}

const wholePeriod = (period: Period, firstDay: string): Part => ({ isLess: false, period, firstDay })

const daysBetween = (from: string, until: string): Part => ({
  isLess: false,
  days: { from, to: addDays(until, -1) },
})

const takenAway = (parts: Part[]): Part[] => parts.map((part) => ({ ...part, isLess: !part.isLess }))

function lighter(one: Part[], other: Part[]): Part[] {
  return weightOf(other) < weightOf(one) ? other : one
}

/** The number of rows to read, relative to one sum. */
export function weightOf(parts: Part[]): number {
  const weights = parts.map((part) => ('days' in part ? WEIGHT_OF_DAY * lengthOf(part.days) : 1))
  return weights.reduce((sum, weight) => sum + weight, 0)
}

const lengthOf = ({ from, to }: Span) => 1 + (Date.parse(to) - Date.parse(from)) / 86_400_000

interface SumColumns {
  period: Column
  firstDay: Column
}

interface Rows {
  inSums: SQL
  inDays: SQL
}

/** Which rows of the sums and of the days are added for a span, and which are subtracted. */
export function whereParts(parts: Part[], sums: SumColumns, day: Column): { more: Rows; less: Rows } {
  const rowsOf = (isLess: boolean): Rows => {
    const some = parts.filter((part) => part.isLess === isLess)
    const inPeriods = PERIODS.flatMap((period) => {
      const firstDays = some.flatMap((part) =>
        'period' in part && part.period === period ? part.firstDay : [],
      )
      return firstDays.length > 0 ? [and(eq(sums.period, period), inArray(sums.firstDay, firstDays))] : []
    })
    const inDays = some.flatMap((part) =>
      'days' in part ? [between(day, part.days.from, part.days.to)] : [],
    )
    return { inSums: or(...inPeriods) ?? sql`false`, inDays: or(...inDays) ?? sql`false` }
  }
  return { more: rowsOf(false), less: rowsOf(true) }
}
