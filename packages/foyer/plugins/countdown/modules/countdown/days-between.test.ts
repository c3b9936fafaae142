import { expect, it } from 'vitest'
import { daysBetween } from './days-between.ts'

it.each([
  ['2026-03-10', '2026-03-10', 0],
  ['2026-03-28', '2026-03-30', 2],
  ['2026-12-31', '2027-01-01', 1],
  ['2026-03-10', '2026-03-09', -1],
])('from %s to %s there are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
})
