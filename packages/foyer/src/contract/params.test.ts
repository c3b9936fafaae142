import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { day, id, oneOrMore, optional, someOf, wholeNumber } from './params.ts'

describe('1 §5 Date text: a day', () => {
  it.each([
    ['01-05-2031', '2031-05-01'],
    ['2031-05-01', '2031-05-01'],
    ['29-02-2032', '2032-02-29'],
    ['1000-01-01', '1000-01-01'],
    ['2999-12-31', '2999-12-31'],
  ])('%s is %s', (text, iso) => {
    expect(day.parse(text)).toBe(iso)
  })

  it.each([
    '',
    '29-02-2031',
    '31-04-2031',
    '1-5-2031',
    '2031-5-1',
    '01.05.2031',
    '2031-05-01T00:00',
    ' 2031-05-01',
  ])('"%s" is none', (text) => {
    expect(day.safeParse(text).success).toBe(false)
  })

  it('that is none is told so as every other date is', () => {
    expect(day.safeParse('x').error?.issues).toMatchObject([{ code: 'invalid_format', format: 'date' }])
  })

  it.each(['0000-01-01', '0999-12-31', '3000-01-01', '9999-12-31', '31-12-9999'])(
    '%s is in no calendar of ours',
    (text) => {
      expect(day.safeParse(text).success).toBe(false)
    },
  )
})

describe('a whole number', () => {
  it.each([
    ['7', 7],
    [7, 7],
    ['0', 0],
    ['007', 7],
    ['2147483647', 2_147_483_647],
  ])('%o is %i', (value, number) => {
    expect(wholeNumber().parse(value)).toBe(number)
  })

  it.each(['', ' 7', '-1', '+7', '7.0', '1e3', '0x7', '2147483648', 7.5, -1, Number.NaN, null, ['7']])(
    '%o is none',
    (value) => {
      expect(wholeNumber().safeParse(value).success).toBe(false)
    },
  )

  it('as a key begins at 1', () => {
    expect(id.safeParse('0').success).toBe(false)
    expect(id.parse('1')).toBe(1)
  })
})

it('2 §3 Event filter state: a filter holds an option or is empty, and an empty one is none', () => {
  expect([undefined, '', '7'].map((value) => optional(id).parse(value))).toEqual([undefined, undefined, 7])
  expect(optional(id).safeParse('x').success).toBe(false)
})

it('2 §5 Event list query: a filter named several times is all its values, in one order', () => {
  const read = (value: unknown) => oneOrMore(id).parse(value)
  expect([undefined, '', '7', ['7'], ['', '7'], ['']].map(read)).toEqual([
    ...[undefined, undefined, 7],
    ...[7, 7, undefined],
  ])
  expect(read(['10', '7', '10'])).toEqual([7, 10])
  expect(oneOrMore(id).safeParse(['7', 'x']).success).toBe(false)
  const many = Array.from({ length: 21 }, (_, at) => at + 1)
  expect(read(many.slice(1))).toHaveLength(20)
  expect(oneOrMore(id).safeParse(many).success).toBe(false)
})

it('a filter of words: one or several, in the order of the list, each once', () => {
  const colour = z.object({ colour: someOf(['red', 'green', 'blue']) })
  const read = (value: unknown) => colour.safeParse({ colour: value }).data?.colour
  expect(read('green')).toEqual(['green'])
  expect(read(['blue', 'red', 'blue', ''])).toEqual(['red', 'blue'])
  expect([read(undefined), read(''), read(['', ''])]).toEqual([undefined, undefined, undefined])
  const refused = colour.safeParse({ colour: ['red', 'yellow'] }).error?.issues.map(({ path }) => path)
  expect(refused).toEqual([['colour']])
})
