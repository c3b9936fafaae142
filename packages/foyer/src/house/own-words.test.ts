import { expect, it } from 'vitest'
import { requireKnownWords } from './own-words.ts'

it('words for a text that exists are taken', () => {
  expect(() => requireKnownWords([['de', { 'events.tickets': 'Billette' }]])).not.toThrow()
  expect(() => requireKnownWords([])).not.toThrow()
})

it('words for no text are refused, with what was probably meant', () => {
  expect(() => requireKnownWords([['en', { 'programme.tickets': 'Get in' }]])).toThrow(
    /^strings\/en\.ts: there is no text "programme\.tickets"; there is "[a-z/-]+\.tickets"\.$/,
  )
})
