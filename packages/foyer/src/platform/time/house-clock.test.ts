import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clockIn,
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

describe.each([
  ['Europe/Berlin', '2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', 3600, '+02:00'],
  ['Europe/London', '2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', 3600, '+01:00'],
  ['Europe/Zurich', '2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', 3600, '+02:00'],
  ['America/St_Johns', '2026-03-08T05:30:00Z', '2026-11-01T04:30:00Z', 3600, '-02:30'],
  ['Asia/Kathmandu', null, null, 0, '+05:45'],
])('the clock in %s', (zone, spring, autumn, moved, summerOffset) => {
  const { houseDay, houseTime, houseInstant, nextHouseMidnight, startOfHouseDay, isShownTwice } =
    clockIn(zone)

  it('writes summer with its offset, and finds the instant again', () => {
    const at = houseInstant('2026-07-15', '19:30')
    expect(houseTime(at)).toBe(`2026-07-15T19:30:00${summerOffset}`)
    expect(houseDay(at)).toBe('2026-07-15')
  })

  it('begins each day at midnight, and no day is skipped', () => {
    let midnight = startOfHouseDay('2026-01-01')
    for (let day = 1; day <= 365; day++) {
      expect(houseTime(midnight).slice(11, 16)).toBe('00:00')
      const next = nextHouseMidnight(midnight)
      expect(houseDay(new Date(next.getTime() - 1))).toBe(houseDay(midnight))
      expect(startOfHouseDay(houseDay(next))).toEqual(next)
      midnight = next
    }
    expect(houseDay(midnight)).toBe('2027-01-01')
  })

  it.runIf(spring)('goes on over the time that spring skips', () => {
    const change = new Date(spring ?? '')
    const gap = houseTime(change)
    const inGap = new Date(Date.parse(`${gap.slice(0, 16)}Z`) - (moved / 2) * 1000).toISOString()
    expect(houseInstant(inGap.slice(0, 10), inGap.slice(11, 16)).getTime()).toBe(
      change.getTime() + (moved / 2) * 1000,
    )
  })

  it.runIf(autumn)('knows the time that autumn shows twice', () => {
    const change = new Date(autumn ?? '').getTime()
    const around = [-moved * 1000 - 1, -moved * 1000, -1, 0, moved * 1000 - 1, moved * 1000]
    expect(around.map((by) => isShownTwice(new Date(change + by)))).toEqual([
      ...[false, true, true, true, true, false],
    ])
  })
})

it('a day that begins at one o’clock, because midnight is skipped, begins then', () => {
  const { startOfHouseDay, houseTime } = clockIn('Asia/Beirut')
  expect(houseTime(startOfHouseDay('2026-03-29'))).toBe('2026-03-29T01:00:00+03:00')
})
