import { describe, expect, it } from 'vitest'
import { lastDayOf } from './days.ts'

describe('the last day of an event', () => {
  it.each([
    ['an evening', '2026-03-10', '2026-03-10T21:00:00Z', '2026-03-10'],
    ['a night that ends after midnight', '2026-03-10', '2026-03-11T01:00:00Z', '2026-03-10'],
    ['a night that ends just before six', '2026-03-10', '2026-03-11T04:59:59Z', '2026-03-10'],
    ['what goes on at six in the morning', '2026-03-10', '2026-03-11T05:00:00Z', '2026-03-11'],
    ['an exhibition', '2026-03-10', '2026-04-30T16:00:00Z', '2026-04-30'],
    ['a night counted to the day before it begins', '2026-03-10', '2026-03-10T23:30:00Z', '2026-03-10'],
  ])('%s', (_name, day, end, last) => {
    expect(lastDayOf(day, new Date(end))).toBe(last)
  })
})
