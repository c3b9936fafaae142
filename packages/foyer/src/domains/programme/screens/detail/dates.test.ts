import { describe, expect, it } from 'vitest'
import type { Call } from '../../../../contract/endpoint.ts'
import { loadAllDates, loadDates } from './dates.ts'

/** A house with this number of dates. */
const houseOf = (count: number) => {
  const asked: number[] = []
  const call = (async (_: unknown, { page = 1, page_size }: { page?: number; page_size: number }) => {
    asked.push(page)
    const from = (page - 1) * page_size
    const results = Array.from({ length: Math.min(page_size, count - from) }, (_, at) => ({ id: from + at }))
    return { count, results, next: from + page_size < count ? 'more' : null, previous: null }
  }) as unknown as Call
  return { call, asked }
}
const page = (query = '') => new URL(`https://kaskade.example/de/team/ada/1${query}`)

describe('the dates of a person, a venue, a series or a production', () => {
  it('are the next ones, with how many there are in all', async () => {
    const { dates, count } = await loadDates(houseOf(26).call, { person: 1 }, page())
    expect([dates.length, count]).toEqual([12, 26])
  })

  it('are all of them where the address says so, however many', async () => {
    const { dates } = await loadDates(houseOf(26).call, { person: 1 }, page('?dates=all'))
    expect(dates).toHaveLength(26)
    const { call, asked } = houseOf(230)
    expect((await loadAllDates(call, { production: 1 })).dates.at(-1)?.id).toBe(229)
    expect(asked).toEqual([1, 2, 3])
  })

  it('are none where there are none', async () => {
    expect(await loadAllDates(houseOf(0).call, { venue: 1 })).toEqual({ dates: [], count: 0 })
  })
})
