import { describe, expect, it } from 'vitest'
import { fakeClock, systemClock } from './clock.ts'

describe('the system clock', () => {
  it('has the time of the machine', () => {
    const before = Date.now()
    const now = systemClock.now().getTime()
    expect(now).toBeGreaterThanOrEqual(before)
    expect(now).toBeLessThanOrEqual(Date.now())
  })
})

describe('the fake clock', () => {
  const START = '2026-03-01T10:00:00.000Z'

  it('stands still until it is moved', () => {
    const clock = fakeClock(START)
    expect(clock.now().toISOString()).toBe(START)
    expect(clock.now().toISOString()).toBe(START)
  })

  it('moves by what it is told, forwards and backwards', () => {
    const clock = fakeClock(START)
    clock.advance({ days: 1, hours: 2, minutes: 3, seconds: 4.5 })
    expect(clock.now().toISOString()).toBe('2026-03-02T12:03:04.500Z')
    clock.advance({ minutes: -3 })
    expect(clock.now().toISOString()).toBe('2026-03-02T12:00:04.500Z')
  })

  it('can be set', () => {
    const clock = fakeClock(START)
    clock.set('2030-01-01T00:00:00.000Z')
    expect(clock.now().toISOString()).toBe('2030-01-01T00:00:00.000Z')
  })

  it('is not moved by changing a date it gave or was given', () => {
    const start = new Date(START)
    const clock = fakeClock(start)
    start.setFullYear(1999)
    clock.now().setFullYear(1999)
    expect(clock.now().toISOString()).toBe(START)
    const later = new Date('2027-01-01T00:00:00.000Z')
    clock.set(later)
    later.setFullYear(1999)
    expect(clock.now().toISOString()).toBe('2027-01-01T00:00:00.000Z')
  })
})
