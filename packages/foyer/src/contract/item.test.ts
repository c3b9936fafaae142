import { expect, it } from 'vitest'
import { inLanguage } from './in-language.ts'
import { addressOf, linkTo, nameIn, textsIn } from './item.ts'

it('a text is that of the language asked for, or the other where it is missing', () => {
  expect(inLanguage({ de: 'Haus', en: 'House' }, 'de')).toBe('Haus')
  expect(inLanguage({ de: 'Haus', en: 'House' }, 'en')).toBe('House')
  expect(inLanguage({ de: '', en: 'House' }, 'de')).toBe('House')
  expect(inLanguage({ de: 'Haus', en: '' }, 'en')).toBe('Haus')
})

it('an item has an address in each language, made of what it is called there', () => {
  expect(addressOf('event', 7, { de: 'Die Nacht', en: 'The night' }, 'en')).toEqual({
    slug: 'the-night',
    url: '/en/events/the-night/7',
    urls: { de: '/de/programm/die-nacht/7', en: '/en/events/the-night/7' },
  })
  expect(addressOf('event', 7, { de: '', en: 'Night' }, 'de').urls.de).toBe('/de/programm/night/7')
  expect(addressOf('event', 7, { de: 'Nacht', en: '' }, 'de').urls.en).toBe('/en/events/nacht/7')
  expect(linkTo('event', 7, { de: 'Nacht', en: 'Night' }, 'de')).toMatchObject({
    id: 7,
    name: 'Nacht',
    slug: 'nacht',
  })
})

it('a title that is there in the other language only says which one that is', () => {
  const inGerman = { de: 'Nacht', en: '' }
  expect(addressOf('event', 7, inGerman, 'en')).toMatchObject({ lang: 'de' })
  expect(linkTo('article', 7, { de: '', en: 'Night' }, 'de')).toMatchObject({ name: 'Night', lang: 'en' })
  expect(addressOf('event', 7, inGerman, 'de')).not.toHaveProperty('lang')
  expect(addressOf('event', 7, { de: '', en: '' }, 'de')).not.toHaveProperty('lang')
})

it('texts that are there in the other language only are named with it', () => {
  const texts = {
    subtitle: { de: 'Ein Stück', en: '' },
    note: { de: 'Neu', en: 'New' },
    empty: { de: '', en: '' },
  }
  expect(textsIn(texts, 'en')).toEqual({
    subtitle: 'Ein Stück',
    note: 'New',
    empty: '',
    langs: { subtitle: 'de' },
  })
  expect(textsIn(texts, 'de')).toEqual({ subtitle: 'Ein Stück', note: 'Neu', empty: '' })
  expect(nameIn({ de: '', en: 'Hall' }, 'de')).toEqual({ name: 'Hall', lang: 'en' })
})
