import { expect, it } from 'vitest'
import { spellSwiss } from './swiss-spelling.ts'

it('German texts have ss for ß, also those that functions make; English ones stay', () => {
  const { street, large } = spellSwiss({
    street: { de: 'Straße', en: 'Straße' },
    large: { de: (what: string) => `${what} ist zu groß`, en: (what: string) => `${what} is too large` },
  })
  expect(street).toEqual({ de: 'Strasse', en: 'Straße' })
  expect(large.de('Die Anfrage')).toBe('Die Anfrage ist zu gross')
})
