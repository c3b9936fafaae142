import { expect, it } from 'vitest'
import { kindOf } from './event-kinds.ts'

it('the genre says what an event is, the type where the genre does not', () => {
  expect(kindOf('dance', 'theatre')).toBe('dance')
  expect(kindOf('other', 'theatre')).toBe('theatre')
  expect(kindOf(undefined, 'music')).toBe('music')
  expect(kindOf(undefined, undefined)).toBe('other')
})
