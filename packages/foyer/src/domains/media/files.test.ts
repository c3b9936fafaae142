import { describe, expect, it } from 'vitest'
import { partOf } from './files.ts'

describe('the part of a film a player asks for', () => {
  it.each([
    [undefined, null],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'none'],
    ['bytes=20-10', 'none'],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['lines=1-2', null],
  ])('%j of 100 bytes', (range, part) => {
    expect(partOf(range, 100)).toEqual(part)
  })
})
