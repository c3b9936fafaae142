import { expect, it } from 'vitest'
import { isEmbedAllowed } from './embed-offers.ts'

it('without a list every provider is allowed, with one only those on it', () => {
  expect(isEmbedAllowed('youtube', undefined)).toBe(true)
  expect(isEmbedAllowed('vimeo', ['vimeo'])).toBe(true)
  expect(isEmbedAllowed('youtube', ['vimeo'])).toBe(false)
})
