import { describe, expect, it } from 'vitest'
import { ageRange, languagesIn, spokenIn } from './spoken-languages.ts'

describe('the languages of an evening, as codes', () => {
  it.each([
    ['Deutsch', ['de']],
    ['In German and English', ['de', 'en']],
    ['Deutsch, mit wenigen Wörtern', ['de']],
    ['Deutsch mit englischen Übertiteln', ['de']],
    ['Italian, with German surtitles', ['it']],
    ['Ohne Sprache', []],
    ['No language needed', []],
    ['', []],
  ])('%s: %j', (text, codes) => {
    expect(spokenIn(text)).toEqual(codes)
  })

  it('surtitles name their languages', () => {
    expect(languagesIn('Englische und türkische Übertitel')).toEqual(['en', 'tr'])
    expect(languagesIn('English surtitles')).toEqual(['en'])
  })
})

it.each([
  ['ab 12 Jahren', '12-'],
  ['Ages 6 to 10', '6-10'],
  ['6–10 Jahre', '6-10'],
  ['bis 6 Jahre', '0-6'],
  ['für alle', ''],
  ['', ''],
])('the age "%s" is %s', (advice, range) => {
  expect(ageRange(advice)).toBe(range)
})
