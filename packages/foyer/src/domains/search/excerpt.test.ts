import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excerptOf as excerptIn } from './excerpt.ts'
import { fold } from './folding.ts'
import type { Term } from './parse-query.ts'
import { asStandIn } from './stand-ins.ts'

const excerptOf = (texts: string[], terms: Term[]) => excerptIn(texts, terms, 'de')

const wanting = (word: string, isOpen = false) => [
  { anyOf: [{ folded: fold(word), plain: fold(word) }], isOpen },
]

describe('an excerpt', () => {
  it('marks the word however it was typed', () => {
    expect(excerptOf(['An der Schaubühne, heute'], wanting('schaubuehne'))).toBe(
      'An der <mark>Schaubühne</mark>, heute',
    )
  })

  it('marks other endings, and what a beginning became', () => {
    expect(excerptOf(['Räuber unter Räubern'], wanting('räuber'))).toBe(
      '<mark>Räuber</mark> unter <mark>Räubern</mark>',
    )
    expect(excerptOf(['Sie spielt nachts'], wanting('spielen'))).toBe('Sie <mark>spielt</mark> nachts')
    expect(excerptOf(['Nach den Nächten'], wanting('nacht'))).toBe('Nach den <mark>Nächten</mark>')
    expect(excerptOf(['Die Licht\u00adprobe'], wanting('lichtprobe'))).toBe(
      'Die <mark>Licht\u00adprobe</mark>',
    )
    expect(excerptOf(['Ein Sommernachtstraum'], wanting('sommer', true))).toContain('<mark>Sommernachtstraum')
    expect(excerptOf(['Ein Sommernachtstraum'], wanting('sommer'))).not.toContain('<mark>')
  })

  it('escapes everything else', () => {
    expect(excerptOf(['<b>Faust</b> & "Gretchen"'], wanting('faust'))).toBe(
      '&lt;b&gt;<mark>Faust</mark>&lt;/b&gt; &amp; &quot;Gretchen&quot;',
    )
  })

  it('begins shortly before the first word found and ends between two words', () => {
    const text = `${'davor '.repeat(100)}Faust ${'danach '.repeat(100)}`.trim()
    const excerpt = excerptOf([text], wanting('faust'))
    expect(excerpt).toMatch(/^… davor .*<mark>Faust<\/mark> danach .* danach …$/)
    expect(excerpt.length).toBeLessThan(260)
  })

  it('is the beginning where no word stands in the text', () => {
    expect(excerptOf(['wort '.repeat(100)], wanting('faust'))).toMatch(/^wort wort .* wort …$/)
  })

  it('is of the first text that holds a word found', () => {
    const texts = ['Worum es geht', 'Saal · Faust', 'Faust']
    expect(excerptOf(texts, wanting('faust'))).toBe('Saal · <mark>Faust</mark>')
    expect(excerptOf(texts, wanting('nathan'))).toBe('Worum es geht')
  })

  it('says which of its words are in the other language', () => {
    const text = `${asStandIn('Die lange Nacht')} · The hall`
    expect(excerptOf([text], wanting('nacht'))).toBe(
      '<span lang="de">Die lange <mark>Nacht</mark></span> · The hall',
    )
    const long = asStandIn(`${'davor '.repeat(100)}Nacht ${'danach '.repeat(100)}`)
    expect(excerptOf([long], wanting('nacht'))).toMatch(
      /^… <span lang="de">davor .*<mark>Nacht<.* danach<\/span> …$/,
    )
  })

  it('of any text and word holds no markup but the marks', () => {
    const some = fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", 'a', 'ü', ' ', '/', 'mark') })
    fc.assert(
      fc.property(some, some, (text, word) => {
        const rest = excerptOf([text], wanting(word, true)).replace(/<mark>[\p{L}]+<\/mark>/gu, '')
        expect(rest).not.toMatch(/[<>"']/)
      }),
    )
  })
})
