import { describe, expect, it } from 'vitest'
import { href, match, ROUTES } from './routes.ts'

describe('href', () => {
  it('1 §2 Screens and routes: builds the German and the English address', () => {
    expect(href('home', 'de')).toBe('/de')
    expect(href('events', 'en')).toBe('/en/events')
    expect(href('event', 'de', { slug: 'nacht-am-fluss', id: 17 })).toBe('/de/programm/nacht-am-fluss/17')
    expect(href('venue', 'en', { slug: 'studio', id: '2' })).toBe('/en/venues/studio/2')
    expect(href('page', 'de', { path: 'haus/räume' })).toBe('/de/haus/r%C3%A4ume')
    expect(href('cmsHub', 'de')).toBe('/cms-hub')
    expect(href('cmsHub', 'en')).toBe('/en/cms-hub')
    expect(href('webshop', 'de', { path: 'cart' })).toBe('/webshop/cart')
  })

  it('leaves optional parameters out', () => {
    expect(href('search', 'de')).toBe('/de/search')
    expect(href('search', 'de', { category: 'events', page: 2 })).toBe('/de/search/events/2')
  })

  it('1 §8 Route parameter: throws a TypeError on a missing or malformed parameter', () => {
    const untyped = href as (name: string, locale: string, params?: object) => string
    expect(() => untyped('event', 'de', { slug: 'x' })).toThrow(TypeError)
    expect(() => untyped('event', 'de')).toThrow(TypeError)
    for (const id of ['abc', '', '0', '-1', '1.5', '2147483648', '99999999999']) {
      expect(() => href('event', 'de', { slug: 'x', id })).toThrow(TypeError)
    }
    expect(href('event', 'de', { slug: 'x', id: 2_147_483_647 })).toBe('/de/programm/x/2147483647')
    expect(() => href('event', 'de', { slug: 'a/b', id: 1 })).toThrow(TypeError)
    expect(() => href('search', 'de', { category: 'people' })).toThrow(TypeError)
  })
})

describe('match', () => {
  it('finds the route behind every address it builds, in both languages', () => {
    const params = { slug: 'ein-titel', tag: 'musik', category: 'events', id: 7, page: 2 }
    for (const name of Object.keys(ROUTES) as (keyof typeof ROUTES)[]) {
      for (const locale of ['de', 'en'] as const) {
        const path =
          name === 'page' ? href('page', locale, { path: 'haus/anfahrt' }) : href(name, locale, params)
        expect(match(path), path).toMatchObject({ name })
      }
    }
  })

  it('prefers the fixed address over the catch-all', () => {
    expect(match('/de')).toEqual({ name: 'home', locale: 'de', params: {} })
    expect(match('/de/magazin/tags')).toMatchObject({ name: 'magazineTags' })
    expect(match('/de/haus/geschichte')).toEqual({
      name: 'page',
      locale: 'de',
      params: { path: 'haus/geschichte' },
    })
    expect(match('/en/programm')).toMatchObject({ name: 'page' })
    expect(match('/webshop')).toMatchObject({ name: 'webshop', locale: 'de' })
    expect(match('/en/webshop/cart')).toMatchObject({ name: 'webshop', locale: 'en' })
    expect(match('/fr')).toBeNull()
  })

  it('1 §8 Route parameter: throws a TypeError on a malformed parameter', () => {
    expect(() => match('/de/programm/nacht/abc')).toThrow(TypeError)
    expect(() => match('/de/search/people')).toThrow(TypeError)
    expect(() => match('/de/%E0%A4%A')).toThrow(TypeError)
  })
})
