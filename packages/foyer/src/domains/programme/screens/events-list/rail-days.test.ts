import { expect, it } from 'vitest'
import { weekendOf } from './rail-days.ts'

it.each([
  ['a Tuesday', '2026-03-10', ['2026-03-14', '2026-03-15']],
  ['a Friday at the end of a month', '2026-01-30', ['2026-01-31', '2026-02-01']],
  ['a Saturday', '2026-03-14', ['2026-03-14', '2026-03-15']],
  ['a Sunday', '2026-03-15', ['2026-03-15', '2026-03-15']],
])('the weekend, asked on %s', (_, today, days) => {
  expect(weekendOf(today)).toEqual(days)
})
