import { describe, expect, it } from 'vitest'
import { contactsIn } from './contacts.ts'

describe('Numbers and addresses in a sentence', () => {
  it('can be pressed; the words around them stay as they are', () => {
    const text = 'Rollstuhlplätze: +49 000 5550-10 oder kasse@house.example. Danke.'
    const parts = contactsIn(text)
    expect(parts).toEqual([
      { text: 'Rollstuhlplätze: ' },
      { text: '+49 000 5550-10', href: 'tel:+49000555010' },
      { text: ' oder ' },
      { text: 'kasse@house.example', href: 'mailto:kasse@house.example' },
      { text: '. Danke.' },
    ])
    expect(parts.map((part) => part.text).join('')).toBe(text)
  })

  it.each(['', 'Reihe 14', '2 + 3', 'a@b'])('%s has none', (text) => {
    expect(contactsIn(text).every(({ href }) => href === undefined)).toBe(true)
  })
})
