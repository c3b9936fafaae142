import { describe, expect, it } from 'vitest'
import { type Place, runsOf, whatIsLeft, windowsOf } from './connected.ts'

const places = (row: number, ...numbers: number[]): Place[] =>
  numbers.map((number) => ({ id: `${row}-${number}`, row, number }))
const names = (seats: Place[] | undefined) => seats?.map(({ id }) => id)

describe('2 §8 Cart creation fails: what counts as connected', () => {
  it('neighbours in a row; neither a gap nor the next row', () => {
    const runs = runsOf([...places(1, 1, 2, 4), ...places(2, 5)])
    expect(runs.map(names)).toEqual([['1-1', '1-2'], ['1-4'], ['2-5']])
  })

  it('everybody, where seats are not numbered', () => {
    expect(runsOf(places(0, 1, 5, 9))).toHaveLength(1)
  })

  it('a party sits where nobody is left with a single seat, if that can be', () => {
    const runs = runsOf([...places(1, 1, 2, 3), ...places(2, 1, 2)])
    expect(names(windowsOf(runs, 2)[0])).toEqual(['2-1', '2-2'])
    expect(names(windowsOf(runs, 3)[0])).toEqual(['1-1', '1-2', '1-3'])
    expect(windowsOf(runs, 4)).toEqual([])
  })

  it('further places along a run come after the best ones, for those who come at the same moment', () => {
    expect(windowsOf(runsOf(places(0, 1, 2, 3, 4)), 2).map(names)).toEqual([
      ['0-1', '0-2'],
      ['0-3', '0-4'],
    ])
  })

  it('what is left: fewer together, or in two halves', () => {
    const runs = runsOf([...places(1, 1, 2, 3), ...places(2, 1, 2)])
    expect(whatIsLeft(runs, 4)).toEqual({ together: 3, halves: [2, 2] })
    expect(whatIsLeft(runsOf(places(1, 1, 3)), 4)).toEqual({ together: 1, halves: null })
    expect(whatIsLeft([], 2)).toEqual({ together: 0, halves: null })
  })
})
