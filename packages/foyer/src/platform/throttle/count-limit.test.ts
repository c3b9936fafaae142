import { expect, it } from 'vitest'
import { fakeClock } from '../time/clock.ts'
import { createCountLimit } from './count-limit.ts'

const clock = fakeClock('2026-03-10T09:00:00Z')
const countOf = (counts: boolean[]) => counts.filter(Boolean).length

it('quality, Reliability, Limits: one address counts a few times for a thing, so often in all, and anew after an hour', () => {
  const counts = createCountLimit(clock, { same: 3, inAll: 5 })
  const often = (address: string, thing: (time: number) => string) =>
    countOf(Array.from({ length: 100 }, (_, time) => counts(address, thing(time))))
  expect(often('192.0.2.1', () => '/de')).toBe(3)
  expect(often('192.0.2.1', (time) => `/de/${time}`)).toBe(2)
  expect(often('192.0.2.2', () => '/de')).toBe(3)
  clock.advance({ minutes: 59 })
  expect(often('192.0.2.1', () => '/de')).toBe(0)
  clock.advance({ minutes: 1 })
  expect(often('192.0.2.1', () => '/de')).toBe(3)
})

it('of many addresses nearly everything counts', () => {
  const counts = createCountLimit(clock, { same: 20, inAll: 300 })
  const all = Array.from({ length: 5_000 }, (_, number) =>
    counts(`198.51.${number >> 8}.${number & 255}`, '/de'),
  )
  expect(countOf(all)).toBeGreaterThan(4_900)
})
