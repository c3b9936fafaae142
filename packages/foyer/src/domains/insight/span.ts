import type { Clock } from '../../platform/time/clock.ts'
import { addDays, houseDay, startOfHouseDay } from '../../platform/time/house-clock.ts'
import type { AskedSpan } from './contract.ts'

const DAYS = 30
const MOST_DAYS = 731
const DAY = 86_400_000

/** A span of days, from the first to the last. */
export interface Span {
  from: string
  to: string
}

/** A valid span from what was asked for: not in the future, not reversed, and not too long. */
export function spanOf({ clock }: { clock: Clock }, asked: AskedSpan): Span {
  const today = houseDay(clock.now())
  const to = asked.to && asked.to < today ? asked.to : today
  const wanted = asked.from ?? addDays(to, 1 - DAYS)
  const first = addDays(to, 1 - MOST_DAYS)
  if (wanted > to) return { from: to, to }
  return { from: wanted < first ? first : wanted, to }
}

/** The instants at which a span begins and ends (exclusive). */
export function instantsOf({ from, to }: Span): [begin: Date, end: Date] {
  return [startOfHouseDay(from), startOfHouseDay(addDays(to, 1))]
}

/** Every day of a span, also those without rows. */
export function eachDay<D extends { day: string }>({ from, to }: Span, rows: D[], none: Omit<D, 'day'>): D[] {
  const byDay = new Map(rows.map((row) => [row.day, row]))
  const days: D[] = []
  // In UTC all days have the same length: this is much faster than `addDays`, and a year has many days.
  const last = Date.parse(to)
  for (let at = Date.parse(from); at <= last; at += DAY) {
    const day = new Date(at).toISOString().slice(0, 10)
    days.push(byDay.get(day) ?? ({ ...none, day } as D))
  }
  return days
}
