import fc from 'fast-check'
import { addDays, houseDay } from 'openfoyer/content'
import { describe, expect, it } from 'vitest'
import { calendarOf, dayOf } from './calendar.ts'
import { seasonOf, twoSeasons } from './seasons.ts'

describe('the two seasons of the demo', () => {
  it.each([
    ['2026-02-01', '2025/26', '2026/27'],
    ['2026-07-31', '2025/26', '2026/27'],
    ['2026-08-01', '2025/26', '2026/27'],
    ['2027-01-30', '2025/26', '2026/27'],
    ['2027-02-01', '2026/27', '2027/28'],
  ])('on %s are %s and %s', (today, first, second) => {
    const [one, other] = twoSeasons(today)
    expect(one.name).toEqual({ de: `Spielzeit ${first}`, en: `${first} season` })
    expect(other.name.de).toBe(`Spielzeit ${second}`)
    expect(addDays(one.dateTo, 1)).toBe(other.dateFrom)
  })

  it('always hold today, something that opened a year ago, and the last premiere of the plan', () => {
    const moments = fc.date({
      min: new Date('2000-01-01Z'),
      max: new Date('2100-01-01Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(moments, (now) => {
        const calendar = calendarOf(now)
        const seasons = twoSeasons(houseDay(now))
        expect(calendar.today >= seasons[0].dateFrom && calendar.today <= seasons[1].dateTo).toBe(true)
        expect(seasonOf(dayOf(calendar, -50, 'fri'), seasons)).toBe(0)
        expect(seasonOf(dayOf(calendar, 28, 'fri'), seasons)).toBe(1)
      }),
    )
  })
})
