import { describe, expect, it } from 'vitest'
import type { Locale } from '../contract/locale.ts'
import { bilingual, colour, type Field, password, slug, string } from './kinds.ts'
import { bilingualSchema, fieldSchema } from './validation.ts'

const takes = (field: Field, value: unknown) => {
  const parsed = fieldSchema(field).safeParse(value)
  return parsed.success ? parsed.data : 'refused'
}

describe('the kinds that items of the back-office are made of', () => {
  it.each([
    ['a slug', slug('title'), 'haus-am_meer2', 'haus-am_meer2'],
    ['a slug with capitals', slug('title'), 'Haus', 'refused'],
    ['a slug that ends in a hyphen', slug('title'), 'haus-', 'refused'],
    ['a colour, in one form', colour(), ' #AABB01 ', '#aabb01'],
    ['a colour by its name', colour(), 'red', 'refused'],
    ['no colour where none is needed', colour(), '', ''],
    ['no colour where one is needed', colour({ required: true }), '', 'refused'],
    ['a long password', password(), 'zwölf Zeichen', 'zwölf Zeichen'],
    ['a short password', password(), 'elf Zeichen', 'refused'],
    ['no password, which changes nothing', password(), '', ''],
    ['an e-mail address', string({ format: 'email' }), 'a@b.example', 'a@b.example'],
    ['what is none', string({ format: 'email' }), 'a@b', 'refused'],
    ['digits', string({ format: 'digits' }), '0712', '0712'],
    ['a number with a sign', string({ format: 'digits' }), '-7', 'refused'],
  ])('%s', (_, field, value, expected) => {
    expect(takes(field, value)).toBe(expected)
  })

  it.each([
    ['haus/geschichte', 'haus/geschichte'],
    ['/haus/', 'haus'],
    ['', ''],
    ['haus//keller', null],
    ['haus/../admin', null],
    ['Häuser & Höfe/mieten und feiern', 'haeuser-hoefe/mieten-und-feiern'],
    ['haus/?!', null],
  ])('an address of a page: %j', (path, expected) => {
    const taken = takes(bilingual({ text: 'path', maxLength: 400 }), { de: path, en: 'x' })
    expect(taken).toEqual(expected === null ? 'refused' : { de: expected, en: 'x' })
  })
})

describe('a text of a site with one language (3-readings, Decided after it was used, attacked and read, Languages)', () => {
  const takesIn = (locale: Locale, field: ReturnType<typeof bilingual>, value: unknown) => {
    const parsed = bilingualSchema(field, [locale]).safeParse(value)
    return parsed.success ? parsed.data : parsed.error.issues.map(({ path }) => path.join('.'))
  }

  it('is required in its own language only', () => {
    const field = bilingual({ required: true })
    expect(takesIn('en', field, { en: 'Night' })).toEqual({ de: '', en: 'Night' })
    expect(takesIn('en', field, { de: 'Nacht', en: '' })).toEqual(['en'])
  })

  it('is not written where only the other language has words', () => {
    const field = bilingual({ required: true, inOneLanguage: true })
    expect(takesIn('en', field, { de: 'Nacht', en: '' })).toEqual([''])
    expect(takesIn('en', field, { en: 'Night' })).toEqual({ de: '', en: 'Night' })
  })

  it('keeps what the house wrote in a language that it has given up', () => {
    expect(takesIn('en', bilingual(), { de: 'Nacht', en: 'Night' })).toEqual({ de: 'Nacht', en: 'Night' })
    const path = bilingual({ text: 'path', maxLength: 400 })
    expect(takesIn('en', path, { en: 'night' })).toEqual({ de: '', en: 'night' })
  })
})
