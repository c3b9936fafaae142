import { describe, expect, it } from 'vitest'
import {
  inEachLocale,
  isLocale,
  isToolCall,
  LOCALE_NAMES,
  LOCALES,
  localeOfHeader,
  localeOfPath,
  otherLocale,
  siteLocale,
  storedText,
} from './locale.ts'

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

describe('the languages of the house (3-readings, Decided after it was used, attacked and read, Languages)', () => {
  it('a site with one language has no other, and every path and header is in it', () => {
    expect(otherLocale('en', ['en'])).toBeNull()
    expect(isLocale('de', ['en'])).toBe(false)
    expect(siteLocale('de', ['en'])).toBe('en')
    expect(localeOfPath('/de/programm', ['en'])).toBe('en')
    expect(localeOfHeader('de', ['en'])).toBe('en')
    expect(inEachLocale((locale) => `/${locale}`, ['en'])).toEqual({ en: '/en' })
  })

  it('the first language of the house is the default', () => {
    expect(localeOfPath('/', ['en', 'de'])).toBe('en')
    expect(localeOfPath('/de', ['en', 'de'])).toBe('de')
    expect(localeOfHeader('fr', ['en', 'de'])).toBe('en')
    expect(siteLocale('de', ['en', 'de'])).toBe('de')
    expect(Object.keys(inEachLocale(() => 1, ['en', 'de']))).toEqual(['en', 'de'])
  })

  it('a stored text has a place for every language', () => {
    expect(storedText()).toEqual({ de: '', en: '' })
    expect(storedText((locale) => locale)).toEqual({ de: 'de', en: 'en' })
  })

  it('calls of the tools are those of the back-office', () => {
    for (const path of ['/api/admin', '/api/admin/', '/api/admin/events/event'])
      expect(isToolCall(path)).toBe(true)
    for (const path of ['/api/administration', '/api/events', '/de/api/admin'])
      expect(isToolCall(path)).toBe(false)
  })
})
