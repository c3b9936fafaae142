import { expect, it } from 'vitest'
import { plainWords } from './plain-words.ts'

it('a rich text is compared in words, without its tags', () => {
  const html =
    '<p style="text-align:center">Kaffee &amp; Kuchen<br />ab <strong>15 Uhr</strong></p><ul><li>warm</li><li>kalt</li></ul>'
  expect(plainWords(html)).toBe('Kaffee & Kuchen\nab 15 Uhr\n– warm\n– kalt')
  expect(plainWords('')).toBe('')
})
