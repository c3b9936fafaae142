import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  houseDay,
  houseInstant,
  houseTime,
  isShownTwice,
  monthOf,
  nextHouseMidnight,
  weekdayOf,
} from './house-clock.ts'

const HOUR = 3_600_000

describe('1 §9 Dates and times, Europe/Berlin: the day', () => {
  it.each([
    ['2026-01-31T22:59:59.999Z', '2026-01-31'],
    ['2026-01-31T23:00:00.000Z', '2026-02-01'],
    ['2026-07-31T21:59:59.999Z', '2026-07-31'],
    ['2026-07-31T22:00:00.000Z', '2026-08-01'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01'],
    ['2028-02-28T23:30:00.000Z', '2028-02-29'],
  ])('at %s is %s', (instant, day) => {
    expect(houseDay(new Date(instant))).toBe(day)
  })

  it('stays the same on both sides of a clock change', () => {
    expect(houseDay(new Date('2026-03-29T00:59:59Z'))).toBe('2026-03-29')
    expect(houseDay(new Date('2026-03-29T01:00:00Z'))).toBe('2026-03-29')
    expect(houseDay(new Date('2026-10-25T00:30:00Z'))).toBe('2026-10-25')
    expect(houseDay(new Date('2026-10-25T01:30:00Z'))).toBe('2026-10-25')
  })
})

describe('1 §9 Dates and times, Europe/Berlin: the next midnight', () => {
  it.each([
    ['in winter', '2026-01-15T12:00:00Z', '2026-01-15T23:00:00.000Z'],
    ['in summer', '2026-07-15T12:00:00Z', '2026-07-15T22:00:00.000Z'],
    ['at midnight itself', '2026-07-14T22:00:00Z', '2026-07-15T22:00:00.000Z'],
    ['a moment before midnight', '2026-07-15T21:59:59.999Z', '2026-07-15T22:00:00.000Z'],
    ['over the end of the year', '2026-12-31T20:00:00Z', '2026-12-31T23:00:00.000Z'],
    ['on the day summer time begins', '2026-03-29T00:30:00Z', '2026-03-29T22:00:00.000Z'],
    ['on the day it ends', '2026-10-25T00:30:00Z', '2026-10-25T23:00:00.000Z'],
    ['in the second of the two hours from 2 to 3', '2026-10-25T01:30:00Z', '2026-10-25T23:00:00.000Z'],
  ])('%s', (_, at, midnight) => {
    expect(nextHouseMidnight(new Date(at)).toISOString()).toBe(midnight)
  })

  it.each([
    ['2026-03-28T23:00:00Z', 23],
    ['2026-03-29T22:00:00Z', 24],
    ['2026-10-24T22:00:00Z', 25],
    ['2026-10-25T23:00:00Z', 24],
  ])('after the midnight of %s is %i hours away', (midnight, hours) => {
    const start = new Date(midnight)
    expect(nextHouseMidnight(start).getTime() - start.getTime()).toBe(hours * HOUR)
  })

  it('is the first moment of another day, whenever one asks', () => {
    const moments = fc.date({
      min: new Date('2000-01-01Z'),
      max: new Date('2100-01-01Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(moments, (at) => {
        const midnight = nextHouseMidnight(at)
        expect(midnight.getTime()).toBeGreaterThan(at.getTime())
        expect(houseDay(new Date(midnight.getTime() - 1))).toBe(houseDay(at))
        expect(houseDay(midnight)).not.toBe(houseDay(at))
      }),
    )
  })
})

describe('a time the clocks show twice', () => {
  it.each([
    ['before the hour', '2026-10-24T23:59:59Z', false],
    ['in the first of the two', '2026-10-25T00:00:00Z', true],
    ['at its end', '2026-10-25T00:59:59Z', true],
    ['in the second', '2026-10-25T01:00:00Z', true],
    ['after it', '2026-10-25T02:00:00Z', false],
    ['where an hour is skipped', '2026-03-29T01:00:00Z', false],
    ['on any other day', '2026-07-15T12:00:00Z', false],
  ])('%s', (_, at, twice) => {
    expect(isShownTwice(new Date(at))).toBe(twice)
  })
})

describe('the day of the week', () => {
  it.each([
    ['2026-03-09', 1],
    ['2026-03-15', 7],
    ['2028-02-29', 2],
  ])('of %s is %i', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday)
  })
})

it.each([
  ['2026-01-15T12:00:00.250Z', '2026-01-15T13:00:00+01:00'],
  ['2026-07-15T12:00:00Z', '2026-07-15T14:00:00+02:00'],
])('2 §3 Event: %s is written %s', (at, written) => {
  expect(houseTime(new Date(at))).toBe(written)
})

it('a time of day at the house is an instant', () => {
  expect(houseInstant('2026-07-15', '20:30').toISOString()).toBe('2026-07-15T18:30:00.000Z')
})

it('a month goes from its first day to the first of the next', () => {
  expect(monthOf('2026-12-31')).toEqual({ first: '2026-12-01', next: '2027-01-01' })
})
