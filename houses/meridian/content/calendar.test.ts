import fc from 'fast-check'
import { addDays, houseDay, houseTime } from 'openfoyer/content'
import { describe, expect, it } from 'vitest'
import { between, calendarOf, dayOf, firstSundays, sinceMonday, WEEKDAYS, type Weekday } from './calendar.ts'

const moments = fc.date({ min: new Date('2000-01-01Z'), max: new Date('2100-01-01Z'), noInvalidDate: true })
const weekdays = fc.constantFrom(...(Object.keys(WEEKDAYS) as Weekday[]))

describe('the calendar of the house', () => {
  it('begins its week on the Monday of the day of the house, not of the day in UTC', () => {
    // Half past midnight on a Monday at the house is still Sunday in London.
    expect(calendarOf(new Date('2026-03-08T23:30:00Z'))).toMatchObject({
      today: '2026-03-09',
      monday: '2026-03-09',
    })
    expect(calendarOf(new Date('2026-03-08T22:30:00Z'))).toMatchObject({
      today: '2026-03-08',
      monday: '2026-03-02',
    })
  })

  it('finds a weekday of any week, and never a Monday', () => {
    const calendar = calendarOf(new Date('2026-03-10T09:00:00Z'))
    expect(dayOf(calendar, 0, 'tue')).toBe('2026-03-10')
    expect(dayOf(calendar, -1, 'sun')).toBe('2026-03-08')
    expect(dayOf(calendar, 3, 'sun')).toBe('2026-04-05')
    fc.assert(
      fc.property(moments, fc.integer({ min: -2000, max: 2000 }), weekdays, (now, week, weekday) => {
        const day = dayOf(calendarOf(now), week, weekday)
        expect(sinceMonday(day)).toBe(WEEKDAYS[weekday])
        expect(new Date(day).getUTCDay()).not.toBe(1)
      }),
    )
  })

  it('keeps the hour on the wall through both changes of the clocks', () => {
    const evenings = ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25'].map((day) =>
      houseTime(between(day, '19:30', 135).start),
    )
    expect(evenings).toEqual([
      '2026-03-28T19:30:00+01:00',
      '2026-03-29T19:30:00+02:00',
      '2026-10-24T19:30:00+02:00',
      '2026-10-25T19:30:00+01:00',
    ])
  })

  it('lasts as long as it lasts, though the clocks change meanwhile', () => {
    const spring = between('2026-03-29', '01:30', 60)
    expect(houseTime(spring.end)).toBe('2026-03-29T03:30:00+02:00')
    const autumn = between('2026-10-25', '01:30', 120)
    expect(houseTime(autumn.end)).toBe('2026-10-25T02:30:00+01:00')
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 1000 }), (at, minutes) => {
        const { start, end } = between(houseDay(at), '19:30', minutes)
        expect(end.getTime() - start.getTime()).toBe(minutes * 60_000)
        expect(houseDay(start)).toBe(houseDay(at))
      }),
    )
  })

  it('knows the first Sundays of the months', () => {
    expect(firstSundays('2026-03-01', '2026-06-07')).toEqual(['2026-03-01', '2026-04-05', '2026-05-03'])
    expect(firstSundays('2026-03-02', '2026-06-08')).toEqual(['2026-04-05', '2026-05-03', '2026-06-07'])
    fc.assert(
      fc.property(moments, (at) => {
        const from = houseDay(at)
        const sundays = firstSundays(from, addDays(from, 273))
        expect(sundays.length).toBeGreaterThanOrEqual(8)
        for (const sunday of sundays) {
          expect(sinceMonday(sunday)).toBe(6)
          expect(Number(sunday.slice(8))).toBeLessThanOrEqual(7)
        }
      }),
    )
  })
})
