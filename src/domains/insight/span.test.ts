import { describe, expect, it } from 'vitest'
import { addDays } from '../../platform/time/berlin.ts'
import { fakeClock } from '../../platform/time/clock.ts'
import { periodOf } from '../../platform/time/periods.ts'
import { eachDay, partsOf, type Span, spanOf } from './span.ts'

const clock = fakeClock('2026-03-10T09:00:00Z')
const TODAY = '2026-03-10'

describe('the days that are looked at', () => {
  it('are the last thirty where nothing is said', () => {
    expect(spanOf({ clock }, {})).toEqual({ from: '2026-02-09', to: TODAY })
  })

  it('end today at the latest, never before they begin, and go back two years at most', () => {
    expect(spanOf({ clock }, { from: '2026-03-01', to: '2027-01-01' })).toEqual({
      from: '2026-03-01',
      to: TODAY,
    })
    expect(spanOf({ clock }, { from: '2026-02-20', to: '2026-02-10' })).toEqual({
      from: '2026-02-10',
      to: '2026-02-10',
    })
    expect(spanOf({ clock }, { from: '0001-01-01' }).from).toBe('2024-03-10')
  })
})

describe('a span as whole years, quarters and months, and single days', () => {
  const sums = (span: Span, today = TODAY) =>
    partsOf(span, today).periods.map(({ period, firstDay }) => `${period} ${firstDay}`)

  it('a year is its days, months and quarters up to the new year, and the current year', () => {
    const span = { from: '2025-03-11', to: TODAY }
    expect(sums(span)).toEqual([
      'quarter 2025-04-01',
      'quarter 2025-07-01',
      'quarter 2025-10-01',
      'year 2026-01-01',
    ])
    expect(partsOf(span, TODAY).days).toEqual([{ from: '2025-03-11', to: '2025-03-31' }])
    const late = { from: '2025-11-17', to: '2026-11-16' }
    expect(sums(late, late.to)).toEqual(['month 2025-12-01', 'year 2026-01-01'])
  })

  it('a period that ends behind the span is no whole one', () => {
    expect(partsOf({ from: '2026-01-01', to: '2026-02-10' }, TODAY)).toEqual({
      periods: [{ period: 'month', firstDay: '2026-01-01' }],
      days: [{ from: '2026-02-01', to: '2026-02-10' }],
    })
    expect(sums({ from: '2025-01-01', to: '2025-11-30' })).toEqual([
      'quarter 2025-01-01',
      'quarter 2025-04-01',
      'quarter 2025-07-01',
      'month 2025-10-01',
      'month 2025-11-01',
    ])
  })

  it('days within one month are days', () => {
    expect(partsOf({ from: '2026-03-02', to: '2026-03-04' }, TODAY)).toEqual({
      periods: [],
      days: [{ from: '2026-03-02', to: '2026-03-04' }],
    })
  })

  it('every day is counted once, whatever the span', () => {
    for (let length = 1; length <= 731; length += 13) {
      for (const to of [TODAY, '2026-02-28', '2025-12-31']) {
        const span = { from: addDays(to, 1 - length), to }
        const { periods, days } = partsOf(span, TODAY)
        const all = [
          ...days,
          ...periods.map(({ period, firstDay }) => {
            const last = addDays(periodOf(period, firstDay).next, -1)
            return { from: firstDay, to: last < to ? last : to }
          }),
        ].toSorted((one, other) => one.from.localeCompare(other.from))
        expect([all[0]?.from, all.at(-1)?.to]).toEqual([span.from, span.to])
        for (const [at, part] of all.slice(1).entries()) expect(part.from).toBe(addDays(all[at]?.to ?? '', 1))
      }
    }
  })
})

it('a day on which nothing was counted is a day', () => {
  const rows = [{ day: '2026-02-28', views: 3 }]
  expect(eachDay({ from: '2026-02-27', to: '2026-03-01' }, rows, { views: 0 })).toEqual([
    { day: '2026-02-27', views: 0 },
    { day: '2026-02-28', views: 3 },
    { day: '2026-03-01', views: 0 },
  ])
})
