import { describe, expect, it } from 'vitest'
import { isLocale, LOCALE_NAMES, LOCALES, localeOfHeader, localeOfPath, otherLocale } from './locale.ts'

describe('1 §3 Language locale', () => {
  it('has code, name and readName for German and English', () => {
    expect(LOCALE_NAMES).toEqual({
      de: { code: 'de', name: 'DE', readName: 'Deutsch' },
      en: { code: 'en', name: 'EN', readName: 'English' },
    })
    expect(LOCALES).toEqual(['de', 'en'])
  })

  it('is one of ours or none', () => {
    for (const value of ['de', 'en']) expect(isLocale(value)).toBe(true)
    for (const value of ['DE', 'fr', '', 'de-AT', 'constructor', null, undefined, 0])
      expect(isLocale(value)).toBe(false)
  })

  it('has one other', () => {
    expect(otherLocale('de')).toBe('en')
    expect(otherLocale('en')).toBe('de')
  })
})

describe('1 §9 Languages: the path decides, German without one', () => {
  it.each([
    ['/de', 'de'],
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/en/events/x/1', 'en'],
    ['/', 'de'],
    ['', 'de'],
    ['/english', 'de'],
    ['/webshop/en', 'de'],
    ['//en', 'de'],
    ['/EN', 'de'],
  ])('%s is %s', (pathname, locale) => {
    expect(localeOfPath(pathname)).toBe(locale)
  })
})

describe('the language of a call without a prefix (3-readings, Calls)', () => {
  it.each([
    [undefined, 'de'],
    ['', 'de'],
    ['en', 'en'],
    ['EN-us', 'en'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['fr,en;q=0.5', 'en'],
    ['de;q=0.3, en;q=0.7', 'en'],
    ['en;q=0.5,de;q=0.5', 'en'],
    ['en ; q=0.2 , de ; q=0.4', 'de'],
    ['en;q=0', 'de'],
    ['en;q=0,de;q=0', 'de'],
    ['en;q=nonsense', 'de'],
    ['en;level=1;q=0.4,de;q=0.6', 'de'],
    ['fr, es;q=0.9', 'de'],
    ['*', 'de'],
    [',,;;q=,', 'de'],
    ['constructor', 'de'],
  ])('Accept-Language %s gives %s', (header, locale) => {
    expect(localeOfHeader(header)).toBe(locale)
  })
})
