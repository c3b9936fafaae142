import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownPages } from './page-numbers.ts'

describe('the page numbers on show', () => {
  it.each([
    [1, 2, '1 2'],
    [1, 5, '1 2 … 5'],
    [4, 9, '1 2 3 4 5 … 9'],
    [5, 9, '1 … 4 5 6 … 9'],
    [6, 9, '1 … 5 6 7 8 9'],
    [9, 9, '1 … 8 9'],
  ])('page %i of %i: %s', (page, last, expected) => {
    expect(
      shownPages(page, last)
        .map((number) => number ?? '…')
        .join(' '),
    ).toBe(expected)
  })

  it('never hide a single page behind a gap, and never grow beyond nine', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(), (last, seed) => {
        const shown = shownPages(1 + (seed % last), last)
        expect(shown.length).toBeLessThanOrEqual(9)
        for (const [place, number] of shown.entries()) {
          if (number !== null) continue
          const [before, after] = [shown[place - 1] ?? 0, shown[place + 1] ?? 0]
          expect(after - before).toBeGreaterThan(2)
        }
      }),
    )
  })
})
