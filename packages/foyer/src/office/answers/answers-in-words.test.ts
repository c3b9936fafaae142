import { expect, it } from 'vitest'
import { answersInWords, firstAnswers } from './answers-in-words.ts'

const questions = [
  { slug: 'ihr-name', label: { de: 'Ihr Name', en: 'Your name' }, choices: [] },
  {
    slug: 'wann',
    label: { de: 'Wann', en: 'When' },
    choices: [
      { value: 'sa', label: { de: 'Samstag', en: 'Saturday' } },
      { value: 'so', label: { de: 'Sonntag', en: 'Sunday' } },
    ],
  },
  { slug: 'offen', label: { de: 'Offen', en: 'Open' } },
]

it('an entry is read as it was asked: questions in their order, choices in their words', () => {
  const entry = { wann: 'sa', 'ihr-name': 'Ida Probst' }
  expect(Object.entries(answersInWords(questions, entry, 'de'))).toEqual([
    ['Ihr Name', 'Ida Probst'],
    ['Wann', 'Samstag'],
  ])
  expect(answersInWords(questions, { wann: ['sa', 'so'] }, 'en')).toEqual({ When: 'Saturday, Sunday' })
})

it('an answer to what is no longer asked is not lost, nor one of two questions that are called alike', () => {
  expect(answersInWords(questions, { alt: 'ja', wann: 'mo' }, 'de')).toEqual({ Wann: 'mo', alt: 'ja' })
  const name = { slug: 'ihr-name', label: { de: 'Ihr Name', en: 'Your name' } }
  const twice = [name, { ...name, slug: 'name-2' }]
  expect(answersInWords(twice, { 'ihr-name': 'A', 'name-2': 'B' }, 'de')).toEqual({
    'Ihr Name (ihr-name)': 'A',
    'Ihr Name (name-2)': 'B',
  })
})

it('a list tells the first answers in a line: no ticks, no files, and not all of a long one', () => {
  const asked = [
    ...questions,
    { slug: 'datei', label: { de: 'Foto', en: 'Photo' }, field_type: 9 },
    { slug: 'ja', label: { de: 'Einverstanden', en: 'Agreed' }, field_type: 4 },
  ]
  const entry = { alt: 'früher', datei: 'a1b2', ja: true, offen: '', wann: 'sa', 'ihr-name': 'Ida  Probst' }
  expect(firstAnswers(asked, entry, 'de')).toBe('Ida Probst · Samstag · früher')
  expect(firstAnswers(asked, { 'ihr-name': 'a'.repeat(200) }, 'de')).toBe(`${'a'.repeat(80)} …`)
  expect(firstAnswers([], {}, 'de')).toBe('')
})
