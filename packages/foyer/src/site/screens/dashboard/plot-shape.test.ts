import { describe, expect, it } from 'vitest'
import { byWeek, dayText, isByWeek, ticksFor } from './plot-shape.ts'

describe('the lines across a plot', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [37, [0, 10, 20, 30, 40]],
    [1_730, [0, 500, 1_000, 1_500, 2_000]],
  ])('up to %i stand at round numbers', (highest, ticks) => {
    expect(ticksFor(highest)).toEqual(ticks)
  })
})

it('more than a quarter of a year is shown by weeks, and no day is lost', () => {
  const points = Array.from({ length: 100 }, (_, at) => ({ day: `day ${at}`, values: [1, at] }))
  expect([isByWeek(points), isByWeek(points.slice(8))]).toEqual([true, false])
  const weeks = byWeek(points)
  expect(weeks).toHaveLength(15)
  expect(weeks[1]).toEqual({ day: 'day 7', values: [7, 70] })
  expect(weeks.at(-1)).toEqual({ day: 'day 98', values: [2, 197] })
})

it('a day is written as people of the language write it', () => {
  expect([dayText('2026-03-09', 'de'), dayText('2026-03-09', 'en')]).toEqual(['9.3.2026', '9/3/2026'])
  expect([dayText('2026-03-09', 'de', false), dayText('2026-03-09', 'en', false)]).toEqual(['9.3.', '9/3'])
})
