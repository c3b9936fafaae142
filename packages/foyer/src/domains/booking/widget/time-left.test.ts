import { describe, expect, it } from 'vitest'
import { minutesLeft, spokenMinutes } from './time-left.ts'

describe('the time left of a cart', () => {
  it.each([
    [900_000, 15],
    [899_000, 15],
    [60_001, 2],
    [60_000, 1],
    [1, 1],
    [0, 0],
    [-5, 0],
  ])('%i ms are %i minutes', (ms, minutes) => expect(minutesLeft(ms, 0)).toBe(minutes))

  it('is said at 5 minutes, at 1, and when it is over', () => {
    const all = Array.from({ length: 15 }, (_, place) => 14 - place)
    expect(all.filter((left) => spokenMinutes(left, left + 1) !== null)).toEqual([5, 1, 0])
  })

  it('is said once, late where the browser slept, and not when it begins', () => {
    expect(spokenMinutes(5, 5)).toBeNull()
    expect(spokenMinutes(3, 9)).toBe(3)
    expect(spokenMinutes(4, null)).toBeNull()
    expect(spokenMinutes(15, 2)).toBeNull()
  })
})
