import { expect, it } from 'vitest'
import { addressBehind } from './address-behind.ts'

it.each([
  ['search', '/de/search', '?q=Nacht&type=20&overlay=true', '/de/search?q=Nacht'],
  ['page', '/de/haus', '?type=20&overlay=true&utm=x', '/de/haus'],
  [
    'productions',
    '/de/produktionen',
    '?season=3&tag=4&date=24-12-2026&overlay=true',
    '/de/produktionen?season=3',
  ],
] as const)('2 §2 Event overlay: closed over %s, %s%s is %s', (route, pathname, search, behind) => {
  expect(addressBehind({ pathname, search }, route)).toBe(behind)
})
