import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, withoutAccents } from './folding.ts'

describe('folding', () => {
  it.each([
    ['Schaubühne', 'schaubuhne', 'schaubuehne'],
    ['Räuber', 'rauber', 'raeuber'],
    ['Größe', 'grosse', 'groesse'],
    ['Straße', 'strasse', 'STRASSE'],
    ['Œuvre', 'ouvre', 'oeuvre'],
    ['Café', 'cafe', 'Cafe\u0301'],
    ['Söhne', 'sohne', 'soehne'],
    ['Licht\u00adprobe', 'lichtprobe', 'licht\u200bprobe'],
  ])('%s, %s and %s are one word', (written, ...typed) => {
    for (const word of typed) expect(fold(word)).toBe(fold(written))
  })

  it.each(['neue', 'trauer', 'quelle', 'treue'])('%s holds no umlaut', (word) =>
    expect(fold(word)).toBe(word),
  )

  it('leaves words with one space between them', () => {
    expect(withoutAccents("  L'Été — 1789!\0\n(Nr. ²)  ")).toBe('l ete 1789 nr 2')
  })

  it('of any text gives letters and digits, which fold no further', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(text)).toMatch(/^([\p{L}\p{N}]+( [\p{L}\p{N}]+)*)?$/u)
        expect(withoutAccents(withoutAccents(text))).toBe(withoutAccents(text))
      }),
    )
  })
})
