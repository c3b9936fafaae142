import { expect, it } from 'vitest'
import { periodOf } from './periods.ts'

it.each([
  ['year', '2026-11-16', '2026-01-01', '2027-01-01'],
  ['quarter', '2026-11-16', '2026-10-01', '2027-01-01'],
  ['quarter', '2026-03-31', '2026-01-01', '2026-04-01'],
  ['quarter', '2026-04-01', '2026-04-01', '2026-07-01'],
  ['month', '2026-12-31', '2026-12-01', '2027-01-01'],
] as const)('the %s of %s goes from %s to before %s', (period, day, first, next) => {
  expect(periodOf(period, day)).toEqual({ first, next })
})
