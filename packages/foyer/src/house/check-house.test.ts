import { describe, expect, it } from 'vitest'
import { disk } from '../platform/storage/disk/definition.ts'
import { checkHouse } from './check-house.ts'

const house = { name: 'Kiln', languages: ['en'], timeZone: 'Europe/London', currency: 'GBP' }

it('a house that says everything is taken as it is', () => {
  const all = { ...house, foyer: '^0.1', embeds: ['youtube'], storage: disk() }
  expect(checkHouse(all)).toEqual(all)
})

describe('a house that lies is refused with one sentence', () => {
  it.each([
    ['no name', { ...house, name: ' ' }, 'house.ts: name must be the name of the venue.'],
    [
      'no language',
      { ...house, languages: [] },
      'house.ts: languages must have at least one language: "de" or "en".',
    ],
    [
      'a language twice',
      { ...house, languages: ['de', 'de'] },
      'house.ts: languages must name each language once.',
    ],
    [
      'a language we do not speak',
      { ...house, languages: ['fr'] },
      'house.ts: languages may be "de" and "en".',
    ],
    [
      'no such zone',
      { ...house, timeZone: 'Europe/Kaistadt' },
      'house.ts: timeZone must be a time zone, such as Europe/Berlin.',
    ],
    [
      'no such currency',
      { ...house, currency: 'euro' },
      'house.ts: currency must be a currency of three letters, such as EUR.',
    ],
    [
      'no such country',
      { ...house, country: 'Germany' },
      'house.ts: country must be a country of two letters, such as DE.',
    ],
    [
      'no such region',
      { ...house, formats: { de: 'en-GB' } },
      'house.ts: formats may name a region for "de" and "en", such as { de: "de-AT" }.',
    ],
    ['scripts at another moment', { ...house, scripts: 'never' }, 'house.ts: scripts may be "on-use"'],
    [
      'an area that there is not',
      { ...house, areas: { shop: false } },
      'house.ts: areas may name magazine, ensemble, forms, subscriptions, accounts, each true or false.',
    ],
    [
      'an area that is neither on nor off',
      { ...house, areas: { magazine: 'no' } },
      'house.ts: areas may name magazine, ',
    ],
    [
      'a path that cannot be chosen',
      { ...house, paths: { home: { de: '/start' } } },
      'house.ts: paths may name events, productions, ',
    ],
    [
      'a path without a slash',
      { ...house, paths: { events: { de: 'spielplan' } } },
      'house.ts: paths may name events, productions, ',
    ],
    [
      'a region of another language',
      { ...house, formats: { fr: 'fr-CH' } },
      'house.ts: formats may name a region for "de" and "en", such as { de: "de-AT" }.',
    ],
    ['a word too many', { ...house, colour: 'red' }, 'house.ts: "colour" is nothing a house can say.'],
    [
      'a shop of its own making',
      { ...house, shop: { kind: 'bazaar' } },
      'house.ts: shop must be a shop of openfoyer/shops, such as noShop().',
    ],
    [
      'a storage of its own making',
      { ...house, storage: 'disk' },
      'house.ts: storage must be a storage of openfoyer/storage, such as disk().',
    ],
    [
      'another Foyer',
      { ...house, foyer: '^9.1' },
      /^house\.ts: foyer is "\^9\.1", but Foyer \d+\.\d+\.\d+ is installed: install that version/,
    ],
    ['a range we cannot read', { ...house, foyer: '>=1' }, /^house\.ts: foyer must be the version of Foyer/],
    [
      'a provider we do not know',
      { ...house, embeds: ['myspace'] },
      /^house\.ts: embeds must be a list of providers: youtube, /,
    ],
    ['nothing', undefined, 'house.ts must export defineHouse({ … }) by default.'],
  ])('%s', (_, lie, sentence) => {
    expect(() => checkHouse(lie)).toThrow(sentence)
  })
})
