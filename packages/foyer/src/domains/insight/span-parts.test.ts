import { describe, expect, it } from 'vitest'
import { addDays } from '../../platform/time/house-clock.ts'
import { periodOf } from '../../platform/time/periods.ts'
import type { Span } from './span.ts'
import { type Part, partsOf, SUMS_KEPT_DAYS, weightOf } from './span-parts.ts'

const TODAY = '2026-03-10'

const say = (parts: Part[]) =>
  parts.map((part) => {
    const what = 'days' in part ? `${part.days.from} to ${part.days.to}` : `${part.period} ${part.firstDay}`
    return `${part.isLess ? 'less' : 'more'} ${what}`
  })

describe('a span as whole years, quarters and months, and single days', () => {
  it('a year is its days, months and quarters up to the new year, and the current year', () => {
    const late = { from: '2025-11-17', to: '2026-11-16' }
    expect(say(partsOf(late, late.to))).toEqual([
      'more 2025-11-17 to 2025-11-30',
      'more month 2025-12-01',
      'more year 2026-01-01',
    ])
  })

  it('a period of which little lies before the span is taken whole, and that is taken away again', () => {
    expect(say(partsOf({ from: '2025-01-31', to: '2026-01-30' }, '2026-01-30'))).toEqual([
      'more year 2025-01-01',
      'less month 2025-01-01',
      'more 2025-01-31 to 2025-01-31',
      'more year 2026-01-01',
    ])
    expect(say(partsOf({ from: '2025-03-02', to: '2026-03-01' }, '2026-03-01'))).toContain(
      'less 2025-03-01 to 2025-03-01',
    )
  })

  it('a period that ends behind the span is no whole one', () => {
    expect(say(partsOf({ from: '2026-01-01', to: '2026-02-10' }, TODAY))).toEqual([
      'more month 2026-01-01',
      'more 2026-02-01 to 2026-02-10',
    ])
    expect(say(partsOf({ from: '2025-01-01', to: '2025-11-30' }, TODAY))).toEqual([
      'more quarter 2025-01-01',
      'more quarter 2025-04-01',
      'more quarter 2025-07-01',
      'more month 2025-10-01',
      'more month 2025-11-01',
    ])
  })

  it('days within one month are days', () => {
    expect(say(partsOf({ from: '2026-02-02', to: '2026-02-04' }, TODAY))).toEqual([
      'more 2026-02-02 to 2026-02-04',
    ])
  })

  it('every day of the span is counted once and no other, whatever the span, without what is forgotten', () => {
    for (const today of [TODAY, '2026-01-30', '2026-03-01']) {
      for (let length = 1; length <= 731; length += 31) {
        for (const to of [today, '2025-12-31', '2025-11-03']) {
          const span = { from: addDays(to, 1 - length), to }
          expect(countedDays(partsOf(span, today), today), JSON.stringify(span)).toEqual(daysOf(span))
          const begins = partsOf(span, today).map((part) => ('days' in part ? part.days.from : part.firstDay))
          const forgotten = addDays(today, -SUMS_KEPT_DAYS)
          expect(begins.filter((day) => day < forgotten && day < span.from)).toEqual([])
        }
      }
    }
  })

  it('on every day of a year, the year up to it is little more to read than the month up to it', () => {
    for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
      const weightOver = (days: number) => weightOf(partsOf({ from: addDays(day, 1 - days), to: day }, day))
      expect(weightOver(365) - weightOver(30), day).toBeLessThanOrEqual(4)
    }
  })
})

function daysOf({ from, to }: Span): string[] {
  const days: string[] = []
  // In UTC, which is much faster than `addDays` for many days.
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000) {
    days.push(new Date(at).toISOString().slice(0, 10))
  }
  return days
}

/** The days that are counted exactly once in the sum; fails for a day that is counted in another way. */
function countedDays(parts: Part[], today: string): string[] {
  const counts = new Map<string, number>()
  for (const part of parts) {
    const first = 'days' in part ? part.days.from : part.firstDay
    const last = 'days' in part ? part.days.to : addDays(periodOf(part.period, part.firstDay).next, -1)
    for (const day of daysOf({ from: first, to: last < today ? last : today })) {
      counts.set(day, (counts.get(day) ?? 0) + (part.isLess ? -1 : 1))
    }
  }
  const others = [...counts].filter(([, count]) => count !== 0)
  expect(others.every(([, count]) => count === 1)).toBe(true)
  return others.map(([day]) => day).toSorted()
}
