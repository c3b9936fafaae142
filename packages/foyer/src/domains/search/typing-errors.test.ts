import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOneTypoApart, likeness } from './typing-errors.ts'

describe('one typing error', () => {
  it.each([
    ['hamlet', 'hamlit', 'a wrong letter'],
    ['hamlet', 'hamet', 'a missing letter'],
    ['hamlet', 'hammlet', 'an additional letter'],
    ['hamlet', 'halmet', 'two letters swapped'],
    ['hamlet', 'amlet', 'the first letter missing'],
    ['hamlet', 'hamle', 'the last letter missing'],
  ])('%s and %s: %s', (a, b) => {
    expect(isOneTypoApart(a, b)).toBe(true)
    expect(isOneTypoApart(b, a)).toBe(true)
  })

  it.each([
    ['hamlet', 'hamlet'],
    ['hamlet', 'hamxxt'],
    ['hamlet', 'amle'],
    ['abcd', 'badc'],
    ['abcd', 'dbca'],
  ])('%s and %s are not one apart', (a, b) => expect(isOneTypoApart(a, b)).toBe(false))

  it('every deletion is one', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 2 }), fc.nat(), (word, seed) => {
        const at = seed % word.length
        expect(isOneTypoApart(word, word.slice(0, at) + word.slice(at + 1))).toBe(true)
      }),
    )
  })
})

describe('likeness', () => {
  it('is 1 for the same, 0 for nothing in common, and more for the closer', () => {
    expect(likeness('hamlet', 'hamlet')).toBe(1)
    expect(likeness('hamlet', 'xyz')).toBe(0)
    expect(likeness('hamlet', 'hamster')).toBeGreaterThan(likeness('hamlet', 'hut'))
  })
})
