import { expect, it } from 'vitest'
import { endFollowing } from './end-following.ts'

it('an evening that is moved is as long as before; a new one ends after two hours', () => {
  const evening = ['2026-04-02T19:30:00+02:00', '2026-04-02T22:00:00+02:00'] as const
  expect(endFollowing(...evening, '2026-04-11T20:00')).toBe('2026-04-11T22:30')
  expect(endFollowing(...evening, '2026-04-11T22:30')).toBe('2026-04-12T01:00')
  expect(endFollowing(null, null, '2026-04-02T19:30')).toBe('2026-04-02T21:30')
})

it('nothing follows from what is no moment yet, from an end alone, or from one before the beginning', () => {
  expect(endFollowing(null, null, '')).toBeNull()
  expect(endFollowing(null, null, '0002-04-02T19:30')).toBeNull()
  expect(endFollowing(null, '2026-04-02T22:00', '2026-04-02T19:30')).toBeNull()
  expect(endFollowing('2026-04-03T19:30', '2026-04-02T22:00', '2026-04-05T19:30')).toBeNull()
})
