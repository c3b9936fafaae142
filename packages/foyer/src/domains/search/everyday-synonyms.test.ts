import { describe, expect, it } from 'vitest'
import { everydaySynonyms } from './everyday-synonyms.ts'
import { fold } from './folding.ts'

const meant = (word: string, locale: 'de' | 'en' = 'de') => everydaySynonyms(fold(word), locale)

describe('what every house has is found by the words visitors have for it', () => {
  it('in one direction where one word leads to the other', () => {
    expect(meant('Umtausch')).toContain('Rückgabe')
    expect(meant('Rückgabe')).toEqual([])
  })

  it('in every direction where words are the same', () => {
    expect(meant('Aufzug')).toEqual(['Fahrstuhl', 'Lift'])
    expect(meant('Lift')).toEqual(['Aufzug', 'Fahrstuhl'])
  })

  it('in other forms of a word, and in its language alone', () => {
    expect(meant('Studenten')).toContain('Ermäßigung')
    expect(meant('refunds', 'en')).toContain('returns')
    expect(meant('refunds')).toEqual([])
    expect(meant('Hundert')).toEqual([])
  })
})
