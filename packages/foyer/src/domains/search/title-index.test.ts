import { describe, expect, it } from 'vitest'
import { parseQuery } from './parse-query.ts'
import { type Candidate, lookThrough, prepareTitles } from './title-index.ts'

let ids = 0
const titled = (title: string, more: Partial<Candidate> = {}): Candidate => ({
  ...{ title, url: `/${++ids}`, kind: 'production', id: ids, isOver: false, away: 0 },
  words: title.toLowerCase().split(' '),
  ...more,
})
const found = (candidates: Candidate[], query: string, stems: Record<string, string[]> = {}) =>
  lookThrough(prepareTitles(candidates), parseQuery(query, 'de'), ({ folded }) => stems[folded] ?? [], 8)
const texts = (...asked: Parameters<typeof found>) => found(...asked).map(({ text }) => text)

describe('a title is found', () => {
  const house = [titled('Nacht'), titled('Nachtmusik im Garten'), titled('Garten')]

  it('by the beginning of the word that is being typed, and by whole words before it', () => {
    expect(texts(house, 'nach')).toEqual(['Nacht', 'Nachtmusik im Garten'])
    expect(texts(house, 'nacht ')).toEqual(['Nacht'])
    expect(texts(house, 'garten nacht')).toEqual(['Nachtmusik im Garten'])
    expect(texts(house, 'n'), 'one letter is the beginning of too much').toEqual([])
  })

  it('by a word that nobody typed as a whole only', () => {
    const words = [{ folded: 'nach', plain: 'nach', isWhole: true }]
    expect(lookThrough(prepareTitles(house), [{ anyOf: words, isOpen: true }], () => [], 8)).toEqual([])
  })

  it('by another form of its words', () => {
    expect(texts(house, 'nachte')).toEqual([])
    expect(texts(house, 'nachte', { nachte: ['nacht'] })).toEqual(['Nacht'])
  })
})

it('what is to come stands first, then whole words, then what is shorter', () => {
  const house = [
    titled('Tanz vorbei', { kind: 'event', isOver: true }),
    titled('Tanzabend'),
    titled('Tanz der langen Nacht'),
    titled('Tanz heute'),
  ]
  expect(texts(house, 'tanz')).toEqual(['Tanz heute', 'Tanz der langen Nacht', 'Tanzabend', 'Tanz vorbei'])
})

it('of one title the item that is no event is meant, else the next event that is not over', () => {
  const events = [
    titled('Tanz', { kind: 'event', isOver: true, away: 1, url: '/over' }),
    titled('Tanz', { kind: 'event', away: 9, url: '/later' }),
    titled('Tanz', { kind: 'event', away: 2, url: '/next' }),
  ]
  expect(found(events, 'tanz')).toEqual([{ text: 'Tanz', url: '/next', kind: 'event' }])
  const production = titled('Tanz', { url: '/production', away: Number.POSITIVE_INFINITY })
  expect(found([...events, production], 'tanz').map(({ url }) => url)).toEqual(['/production'])
})

it('no more than eight are shown', () => {
  const house = Array.from({ length: 20 }, (_, number) => titled(`Tanz ${number}`))
  expect(found(house, 'tanz')).toHaveLength(8)
})
