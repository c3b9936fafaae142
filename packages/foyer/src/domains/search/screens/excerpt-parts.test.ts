import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excerptOf } from '../excerpt.ts'
import { excerptParts } from './excerpt-parts.ts'

describe('the parts of an excerpt', () => {
  it('are the words found and what stands between them', () => {
    expect(excerptParts('… an der <mark>Schaubühne</mark>, <mark>heute</mark>')).toEqual([
      { text: '… an der ', isFound: false },
      { text: 'Schaubühne', isFound: true },
      { text: ', ', isFound: false },
      { text: 'heute', isFound: true },
    ])
  })

  it('say which of them are in the other language', () => {
    expect(excerptParts('<span lang="de">Die <mark>Nacht</mark></span> · The hall')).toEqual([
      { text: 'Die ', isFound: false, lang: 'de' },
      { text: 'Nacht', isFound: true, lang: 'de' },
      { text: ' · The hall', isFound: false },
    ])
  })

  it('are text whatever is in them', () => {
    expect(excerptParts('&lt;b&gt; &amp;amp; <i onclick=x>')).toEqual([
      { text: '<b> &amp; <i onclick=x>', isFound: false },
    ])
  })

  it('together are the text the excerpt was made of', () => {
    const signs = fc.string({
      unit: fc.constantFrom('<', '>', '&', '"', "'", 'a', 'ü', ' ', 'mark', 'amp;'),
      maxLength: 40,
    })
    fc.assert(
      fc.property(signs, (text) => {
        const terms = [{ anyOf: [{ folded: 'a', plain: 'a' }], isOpen: true }]
        const parts = excerptParts(excerptOf([text], terms, 'de'))
        expect(parts.map((part) => part.text).join('')).toBe(text.trim())
      }),
      { examples: [['a <mark>a</mark> &amp; "a"']] },
    )
  })
})
