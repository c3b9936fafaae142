import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCountBuffer } from './count-buffer.ts'

interface SearchCount {
  locale: string
  query: string
  searches: number
  results: number
}

const search = (query: string, results = 1, locale: 'de' | 'en' = 'de'): SearchCount => ({
  locale,
  query,
  searches: 1,
  results,
})

function buffer() {
  const written: SearchCount[][] = []
  const state = { isBroken: false }
  const onFailure = vi.fn()
  const counts = createCountBuffer<SearchCount>({
    keyOf: ({ locale, query }) => `${locale} ${query}`,
    join: (known, newer) => ({ ...newer, searches: known.searches + newer.searches }),
    writeAll: async (all) => {
      if (state.isBroken) throw new Error('no database')
      written.push(all)
    },
    onFailure,
  })
  return { counts, written, state, onFailure }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('counted searches', () => {
  it('are written together after a few seconds, each with how often it was asked and what it found last', async () => {
    const { counts, written } = buffer()
    counts.add(search('hamlet', 3))
    counts.add(search('antigone'))
    await vi.advanceTimersByTimeAsync(4_000)
    counts.add(search('hamlet', 4))
    counts.add(search('hamlet', 2, 'en'))
    expect(written).toEqual([])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(written).toEqual([
      [search('antigone'), { ...search('hamlet', 4), searches: 2 }, search('hamlet', 2, 'en')],
    ])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(written, 'nothing is written where nothing was searched').toHaveLength(1)
    counts.add(search('later'))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(written).toHaveLength(2)
  })

  it('are written at once when there are many, and when the server stops', async () => {
    const { counts, written } = buffer()
    for (let number = 0; number < 501; number++) counts.add(search(`word ${number}`))
    await vi.advanceTimersByTimeAsync(0)
    expect(written.flat().length).toBeGreaterThanOrEqual(500)
    counts.add(search('last'))
    await counts.write()
    expect(written.flat()).toHaveLength(502)
  })

  it('wait for the database to come back', async () => {
    const { counts, written, state, onFailure } = buffer()
    state.isBroken = true
    counts.add(search('hamlet', 3))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(onFailure).toHaveBeenCalledOnce()
    counts.add(search('hamlet', 5))
    state.isBroken = false
    await vi.advanceTimersByTimeAsync(5_000)
    expect(written).toEqual([[{ ...search('hamlet', 5), searches: 2 }]])
  })

  it('do not pile up without end while it stays away', async () => {
    const { counts, written, state } = buffer()
    state.isBroken = true
    for (let number = 0; number < 6_000; number++) counts.add(search(`word ${number}`))
    await counts.write()
    state.isBroken = false
    await counts.write()
    expect(written.flat()).toHaveLength(5_000)
  })
})
