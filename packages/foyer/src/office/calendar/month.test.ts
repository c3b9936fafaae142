import { expect, it } from 'vitest'
import { isMonth, monthBeside, weeksOf } from './month.ts'

it('a month is whole weeks from Monday', () => {
  const weeks = weeksOf('2026-03')
  expect(weeks.length).toBe(6)
  expect([weeks[0]?.[0], weeks[5]?.[6]]).toEqual(['2026-02-23', '2026-04-05'])
  expect(weeksOf('2027-02').length).toBe(4)
})

it('beside December is January', () => {
  expect([monthBeside('2026-12', 1), monthBeside('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
})

it('nothing else is a month', () => {
  expect(['2026-13', '2026-3', 'x', null].map(isMonth)).toEqual([false, false, false, false])
})
