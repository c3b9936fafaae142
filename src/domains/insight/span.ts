import { addDays, berlinDay, startOfBerlinDay } from '../../platform/time/berlin.ts'
import type { Clock } from '../../platform/time/clock.ts'
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
