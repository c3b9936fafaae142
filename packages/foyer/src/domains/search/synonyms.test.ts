import { expect, it } from 'vitest'
import { applySynonyms } from './synonyms.ts'

const known = new Map([
  ['spielplan', 'Programm'],
  ['kindertheater', 'Theater Kinder'],
  ['junges haus', 'Studio'],
])
const meant = (query: string) =>
  applySynonyms(known, query, 'de').map(({ anyOf }) => anyOf.map(({ folded }) => folded))

it('a word may be what it says or what it is a synonym of', () => {
  expect(meant('Spielplan März')).toEqual([['spielplan', 'programm'], ['marz']])
})

it('where several words are meant they take its place', () => {
  expect(meant('Kindertheater heute')).toEqual([['theater'], ['kinder'], ['heute']])
})

it('a query can be a synonym as a whole, however it is written', () => {
  expect(meant('JUNGES  Haus')).toEqual([['studio']])
  expect(meant('junges Haus heute')).toEqual([['junges'], ['haus'], ['heute']])
})

it('words that every house has stand beside the word typed, whole; what the house itself says goes before them', () => {
  expect(applySynonyms(known, 'lift', 'de')[0]).toMatchObject({
    anyOf: [{ folded: 'lift' }, { folded: 'aufzug', isWhole: true }, { folded: 'fahrstuhl', isWhole: true }],
    isOpen: true,
  })
  expect(applySynonyms(new Map([['lift', 'Schacht']]), 'lift', 'de')[0]?.anyOf).toHaveLength(2)
})

it('without synonyms a query is what it says', () => {
  expect(applySynonyms(new Map(), 'spielplan', 'de')).toHaveLength(1)
})
