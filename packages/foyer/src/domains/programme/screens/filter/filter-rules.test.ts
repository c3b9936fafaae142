import { describe, expect, it } from 'vitest'
import {
  chipsOf,
  chosen,
  emptyQuery,
  type FilterField,
  hasResetAll,
  isDateChanged,
  isNarrowed,
  withDate,
  without,
} from './filter-rules.ts'
import type { EventKey, ListQuery } from './query.ts'

const TODAY = '2026-03-10'
const query = (filters: ListQuery<EventKey>['filters'] = {}, date: string | null = null) => ({
  date,
  filters,
  page: 3,
})

describe('2 §4 Filter panel', () => {
  it('choosing sets an option, choosing another adds it, choosing it again clears it; of an amount there is one', () => {
    const once = chosen(query(), 'room', 3)
    expect(once.filters).toEqual({ room: [3] })
    expect(chosen(once, 'room', 4).filters).toEqual({ room: [3, 4] })
    expect(chosen(query({ price_max: [20] }), 'price_max', 10).filters).toEqual({ price_max: [10] })
    expect(chosen(once, 'room', 3).filters).toEqual({})
  })

  it('of several that the address sets each has its chip, and is cleared for itself', () => {
    const both = query({ tag: [7, 10] })
    const fields: FilterField<EventKey>[] = [
      { key: 'tag', label: 'Stichwort', options: [{ of: 'tag', id: 10, name: 'Familie' }], isLoading: false },
    ]
    expect(chipsOf(both, fields).map(({ id, name }) => [id, name])).toEqual([
      [7, 'Stichwort'],
      [10, 'Familie'],
    ])
    expect(without(both, 'tag', 7).filters).toEqual({ tag: [10] })
    expect(chosen(both, 'tag', 10).filters).toEqual({ tag: [7] })
    expect(hasResetAll(both, TODAY)).toBe(true)
  })

  it('leaves the other filters and the date alone, and begins the list anew', () => {
    const before = query({ room: [3], tag: [1] }, '2026-04-01')
    expect(chosen(before, 'genre', 2)).toEqual({
      date: '2026-04-01',
      filters: { room: [3], tag: [1], genre: [2] },
      page: 1,
    })
    expect(without(before, 'room', 3)).toEqual({ date: '2026-04-01', filters: { tag: [1] }, page: 1 })
    expect(withDate(before, '2026-05-01', TODAY)).toEqual({
      date: '2026-05-01',
      filters: { room: [3], tag: [1] },
      page: 1,
    })
  })

  it('today is no date of its own', () => {
    expect(withDate(query({}, '2026-04-01'), TODAY, TODAY).date).toBeNull()
    expect(isDateChanged(query({}, TODAY), TODAY)).toBe(false)
    // If a list without a date shows every day, today is a choice like any other.
    expect(withDate(query({}), TODAY, null).date).toBe(TODAY)
    expect(isDateChanged(query({}, TODAY), null)).toBe(true)
    expect(isDateChanged(query(), TODAY)).toBe(false)
    expect(isDateChanged(query({}, '2026-03-11'), TODAY)).toBe(true)
  })

  it.each([
    [{}, null, false],
    [{}, '2026-04-01', false],
    [{ room: [1] }, null, false],
    [{ room: [1] }, TODAY, false],
    [{ room: [1] }, '2026-04-01', true],
    [{ room: [1], tag: [2] }, null, true],
    [{ room: [1], tag: [2] }, '2026-04-01', true],
  ] satisfies [ListQuery<EventKey>['filters'], string | null, boolean][])(
    'reset-all with %j and the date %s: %s',
    (filters, date, shown) => {
      expect(hasResetAll(query(filters, date), TODAY)).toBe(shown)
    },
  )

  it.each([
    [{}, null, false],
    [{}, '2026-04-01', true],
    [{ room: [1] }, null, true],
    [{ room: [1], tag: [2] }, '2026-04-01', true],
  ] satisfies [ListQuery<EventKey>['filters'], string | null, boolean][])(
    'a list with %j and the date %s is narrowed: %s',
    (filters, date, narrowed) => {
      expect(isNarrowed(query(filters, date))).toBe(narrowed)
    },
  )

  it('a list of which nothing is asked begins with its first page', () => {
    expect(emptyQuery()).toEqual({ date: null, filters: {}, page: 1 })
  })

  it('chips stand in the order of the filters, and an option that is gone can still be removed', () => {
    const fields: FilterField<EventKey>[] = [
      { key: 'room', label: 'Ort', options: [{ of: 'room', id: 3, name: 'Studio' }], isLoading: false },
      {
        key: 'series',
        label: 'Reihe',
        options: [{ of: 'series', id: 3, name: 'Lesungen' }],
        isLoading: false,
      },
      { key: 'genre', label: 'Genre', options: [], isLoading: true },
    ]
    expect(chipsOf(query({ genre: [9], room: [3] }), fields)).toEqual([
      { key: 'room', id: 3, name: 'Studio' },
      { key: 'genre', id: 9, name: 'Genre' },
    ])
  })
})
