import { describe, expect, it } from 'vitest'
import { addDays, addMonths, movedBy, weeksOf } from './month-grid.ts'

describe('the weeks of a month', () => {
  it.each([
    // A month of exactly four weeks, one that needs six, and both changes of the clocks.
    ['2027-02', 4, '2027-02-01', '2027-02-28'],
    ['2026-08', 6, '2026-07-27', '2026-09-06'],
    ['2026-03', 6, '2026-02-23', '2026-04-05'],
    ['2026-10', 5, '2026-09-28', '2026-11-01'],
    ['2028-02', 5, '2028-01-31', '2028-03-05'],
  ])('%s: %i from Monday %s to Sunday %s', (month, count, first, last) => {
    const weeks = weeksOf(month)
    expect([weeks.length, weeks[0]?.[0]?.day, weeks.at(-1)?.at(-1)?.day]).toEqual([count, first, last])
    const days = weeks.flat().map(({ day }) => day)
    expect(new Set(days).size).toBe(count * 7)
    expect(weeks.flat().every(({ day, isOutside }) => day.startsWith(month) !== isOutside)).toBe(true)
  })
})

it('months differ in length', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
})

it.each([
  ['ArrowLeft', '2026-03-10'],
  ['ArrowRight', '2026-03-12'],
  ['ArrowUp', '2026-03-04'],
  ['ArrowDown', '2026-03-18'],
  ['Home', '2026-03-09'],
  ['End', '2026-03-15'],
  ['PageUp', '2026-02-11'],
  ['PageDown', '2026-04-11'],
])('the key %s leads from Wednesday the 11th to %s', (key, day) => {
  expect(movedBy('2026-03-11', key)).toBe(day)
})

it('with Shift a page is a year; other keys lead nowhere', () => {
  expect(movedBy('2028-02-29', 'PageDown', true)).toBe('2029-02-28')
  expect(movedBy('2026-03-11', 'a')).toBeNull()
})
