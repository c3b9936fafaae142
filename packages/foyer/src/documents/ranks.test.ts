import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rankBetween, ranksFor } from './ranks.ts'

describe('the rank of a module among those beside it', () => {
  it('lies between any two, however often something is put between them', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 200 }), fc.nat({ max: 100 }), (places, count) => {
        const ranks = ranksFor(count)
        for (const number of places) {
          const at = number % (ranks.length + 1)
          ranks.splice(at, 0, rankBetween(ranks[at - 1] ?? null, ranks[at] ?? null))
        }
        expect(ranks).toEqual([...ranks].sort((one, other) => (one < other ? -1 : 1)))
        expect(new Set(ranks).size).toBe(ranks.length)
      }),
    )
  })

  it.each(['first', 'last', 'middle'])('stays short enough where a thousand come %s', (where) => {
    const ranks = ranksFor(2)
    for (let count = 0; count < 1000; count++) {
      const at = where === 'first' ? 0 : where === 'last' ? ranks.length : 1
      ranks.splice(at, 0, rankBetween(ranks[at - 1] ?? null, ranks[at] ?? null))
    }
    expect(Math.max(...ranks.map((rank) => rank.length))).toBeLessThan(400)
  })
})
