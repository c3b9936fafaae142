import { expect, it } from 'vitest'
import { pageOf } from './paging.ts'

const page = (number: number, count: number, more = {}) =>
  pageOf('/api/events', 'de', { page: number, page_size: 10, ...more }, { count, results: [] })

it.each([
  [1, 0, null, null],
  [1, 10, null, null],
  [1, 11, 2, null],
  [2, 11, null, 1],
  [2, 21, 3, 1],
])('2 §3 Paginated list response: page %i of %i items', (number, count, next, previous) => {
  const address = (other: number | null) => other && `/de/api/events/?page=${other}&page_size=10`
  expect(page(number, count)).toEqual({
    count,
    next: address(next),
    previous: address(previous),
    results: [],
  })
})

it('a page past the end is a 404', () => {
  for (const [number, count] of [
    [2, 0],
    [2, 10],
    [4, 21],
  ] as const)
    expect(() => page(number, count)).toThrow(expect.objectContaining({ code: 'not_found' }))
})

it('the other pages are asked for with the same filters, and without what was not asked', () => {
  expect(page(1, 11, { room: 3, date: undefined, tag: null, query: 'a b' }).next).toBe(
    '/de/api/events/?page=2&page_size=10&room=3&query=a+b',
  )
})

it('the address of the next page names every value of a filter', () => {
  expect(page(1, 11, { tag: [7, 10] }).next).toBe('/de/api/events/?page=2&page_size=10&tag=7&tag=10')
})
