import { describe, expect, it } from 'vitest'
import { EVENT_KEYS, InvalidQuery, PRODUCTION_KEYS, readQuery, writeQuery } from './query.ts'

const read = (search: string) => readQuery(search, EVENT_KEYS)

describe('2 §5 Event list query', () => {
  it('is today, without filters, where nothing is asked', () => {
    expect(read('')).toEqual({ date: null, filters: {}, page: 1 })
  })

  it('reads a date of the form DD-MM-YYYY and one number per filter', () => {
    expect(read('?date=29-02-2028&room=3&type=10&tag=1&series=2&genre=4&page=2&overlay=true')).toEqual({
      date: '2028-02-29',
      filters: { room: [3], type: [10], tag: [1], series: [2], genre: [4] },
      page: 2,
    })
  })

  it('takes an empty value for none: a form without scripting sends them all', () => {
    expect(read('?date=&room=&type=10&page=')).toEqual({ date: null, filters: { type: [10] }, page: 1 })
  })

  it.each([
    ...[
      'room=abc',
      'room=1.5',
      'room=-1',
      'room=0',
      'room=1e3',
      'room=2147483648',
      'room=99999999999',
      'room=3&room=x',
      'date=01-05-2026&date=02-05-2026',
    ],
    ...['room=%203', 'genre=４', 'series=0x1f', 'tag=null', 'page=zwei', 'page=0'],
    ...['date=2026-03-07', 'date=7-3-2026', 'date=31-04-2026', 'date=29-02-2027', 'date=00-01-2026'],
    ...['date=07-13-2026', 'date=07-03-0026', 'date=07-03-9026', 'date=heute', 'date=07.03.2026'],
    ...['date=107-03-2026', 'date=07-03-20261', 'until=2026-03-07', 'until=31-04-2026'],
    ...[
      'language=EN',
      'access=%20lift',
      'price_max=-1',
      'price_max=10&price_max=20',
      'age=six',
      'premiere=1',
    ],
  ])('refuses %s', (search) => {
    expect(() => read(`?${search}`)).toThrow(InvalidQuery)
  })

  it.each([
    ['room', 'x'.repeat(150), 'x'.repeat(100)],
    ['page', 'zwei', 'zwei'],
    ['date', 'heute', 'heute'],
  ])('says which value of %s it refuses, as far as that is worth reading', (key, value, told) => {
    expect(() => read(`?${key}=${value}`)).toThrow(
      expect.objectContaining({
        name: 'InvalidQuery',
        message: `The query value "${told}" of "${key}" is not valid`,
      }),
    )
  })

  it('of a list of productions are season, type and tag', () => {
    const filters = { season: [2], exhibition_type: [0], tag: [3] }
    expect(readQuery('?season=2&exhibition_type=0&tag=3&room=4', PRODUCTION_KEYS).filters).toEqual(filters)
    expect(() => readQuery('?season=0', PRODUCTION_KEYS)).toThrow(InvalidQuery)
  })

  it('the slug of a type may be 0, and a key as large as keys get', () => {
    expect(read('?type=0').filters).toEqual({ type: [0] })
    expect(read('?room=2147483647').filters).toEqual({ room: [2_147_483_647] })
  })
})

it('2 §5: one filter named several times is all of these, in one order, and at most twenty', () => {
  expect(read('?tag=10&tag=7&tag=10').filters).toEqual({ tag: [7, 10] })
  expect(writeQuery(read('?tag=10&tag=7'), EVENT_KEYS)).toBe('?tag=7&tag=10')
  const many = Array.from({ length: 21 }, (_, at) => `tag=${at + 1}`)
  expect(read(`?${many.slice(1).join('&')}`).filters.tag).toHaveLength(20)
  expect(() => read(`?${many.join('&')}`)).toThrow(InvalidQuery)
})

it('the last day, words and amounts, in one order', () => {
  const search =
    '?date=13-03-2026&until=15-03-2026&language=en&language=none&access=wheelchair&price_max=0&tickets=left'
  expect(read(search)).toEqual({
    ...{ date: '2026-03-13', until: '2026-03-15', page: 1 },
    filters: { language: ['en', 'none'], access: ['wheelchair'], price_max: [0], tickets: ['left'] },
  })
  expect(writeQuery(read(search), EVENT_KEYS)).toBe(search)
})

it('an address restores what wrote it, in one order', () => {
  const search = '?date=24-12-2026&room=3&genre=7&page=4'
  expect(writeQuery(read('?page=4&genre=7&room=3&date=24-12-2026'), EVENT_KEYS)).toBe(search)
  expect(writeQuery(read(search), EVENT_KEYS)).toBe(search)
  expect(writeQuery(read('?page=1'), EVENT_KEYS)).toBe('')
  for (const one of ['?page=2', '?room=3']) expect(writeQuery(read(one), EVENT_KEYS)).toBe(one)
})
