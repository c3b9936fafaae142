import { describe, expect, it } from 'vitest'
import { fillPattern, matchPattern, partsOf } from './route-pattern.ts'

const matched = (pattern: string, pathname: string) => matchPattern(pattern, partsOf(pathname))

describe('1 §8 Route parameter: what each may look like', () => {
  it.each([
    ['slug', ['a', 'ein-titel'], ['', 'a/b']],
    ['tag', ['musik'], ['', 'a/b']],
    ['category', ['musik'], ['', 'a/b']],
    ['id', ['1', '2147483647'], ['', '0', '01', '2147483648', 'x1', '1x']],
    ['page', ['1', '999999'], ['', '0', '01', '1000000', 'x1', '1x']],
  ])('%s', (parameter, fit, unfit) => {
    const pattern = `/de/magazin/{${parameter}}`
    for (const value of fit) expect(fillPattern(pattern, { [parameter]: value })).toBe(`/de/magazin/${value}`)
    for (const value of unfit)
      expect(() => fillPattern(pattern, { [parameter]: value }), value).toThrow(TypeError)
  })

  it('3-readings, Routes: the search knows two categories', () => {
    const fill = (category: string) => fillPattern('/de/search/{category?}', { category })
    expect([fill('events'), fill('others')]).toEqual(['/de/search/events', '/de/search/others'])
    for (const category of ['musik', 'allevents', 'eventsofall', 'allothers'])
      expect(() => fill(category), category).toThrow(TypeError)
  })

  it('only a whole segment is a parameter', () => {
    for (const pattern of ['/de/x{id}', '/de/{id}x']) {
      expect(fillPattern(pattern, { id: 7 })).toBe(pattern)
      expect(matched(pattern, pattern)).toEqual({})
    }
  })
})

describe('the rest of a path', () => {
  it.each([
    [undefined, '/de'],
    ['', '/de'],
    ['haus/anfahrt', '/de/haus/anfahrt'],
    ['/haus//anfahrt/', '/de/haus/anfahrt'],
  ])('%j makes %s', (path, filled) => {
    expect(fillPattern('/de/*', { path })).toBe(filled)
  })
})

describe('a path that is shorter than its pattern', () => {
  it('fits where what is missing may be', () => {
    expect(matched('/de/search/{category?}/{page?}', '/de/search')).toEqual({})
    expect(matched('/de/search/{category?}/{page?}', '/de/search/events')).toEqual({
      category: 'events',
    })
  })

  it('does not where it may not', () => {
    expect(matched('/de/programm/{slug}/{id}', '/de/programm/nacht')).toBeNull()
    expect(matched('/de/magazin/tags', '/de/magazin')).toBeNull()
  })
})
