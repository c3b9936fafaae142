import { describe, expect, it } from 'vitest'
import { inLanguage, languageOf, nameOf } from './in-language.ts'

describe('a text in the language of the reader (3-readings, Decided after it was used, attacked and read, Languages)', () => {
  it('is in the requested language, in the other one, or in none', () => {
    expect(languageOf({ de: 'Abend', en: 'Night' }, 'en')).toBe('en')
    expect(languageOf({ de: 'Abend', en: '' }, 'en')).toBe('de')
    expect(languageOf({ de: '', en: '' }, 'en')).toBeUndefined()
    expect(inLanguage({ de: '', en: '' }, 'de')).toBe('')
    expect(nameOf({ de: '', en: 'Night' })).toBe('Night')
  })

  it('only languages of the site are shown, whatever is stored', () => {
    expect(languageOf({ de: 'Abend', en: '' }, 'en', ['en'])).toBeUndefined()
    expect(languageOf({ de: 'Abend', en: 'Night' }, 'de', ['en'])).toBe('en')
  })
})
