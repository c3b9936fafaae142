import { describe, expect, it } from 'vitest'
import { rangesOf, SETS } from './characters.ts'
import { printFallback, usualFallbacks } from './fallback.ts'
import { fontOf, measure, tablesOf } from './font-tables.ts'

describe('the parts of a font', () => {
  it('no character is in two of them, and the first has all of German and English', () => {
    const all = SETS.flatMap(({ characters }) => [...characters])
    expect(new Set(all).size).toBe(all.length)
    for (const letter of 'Öffnen Sie „Fäden“ – um 19:30 Uhr? “It’s 12,50 €!” … (café)')
      expect([letter, SETS[0]?.characters.includes(letter)]).toEqual([letter, true])
  })

  it('are written as ranges', () => {
    expect(rangesOf('cabe€')).toBe('U+0061-0063, U+0065, U+20AC')
    expect(rangesOf('aa')).toBe('U+0061')
  })
})

/** A font of two letters: `a` is half as wide as it is high, and everything else is as wide as it is high. */
function tinyFont(): Buffer {
  const words = (...numbers: number[]) => {
    const table = Buffer.alloc(2 * numbers.length)
    for (const [at, number] of numbers.entries()) table.writeUInt16BE(number & 0xffff, 2 * at)
    return table
  }
  const head = Buffer.alloc(54)
  head.writeUInt16BE(1000, 18)
  const hhea = Buffer.alloc(36)
  hhea.writeInt16BE(900, 4)
  hhea.writeInt16BE(-250, 6)
  hhea.writeUInt16BE(2, 34)
  // One subtable in format 4 with the range a–a, which is glyph 1, and the end of the list.
  const cmap = words(
    0,
    1,
    3,
    1,
    0,
    12,
    4,
    32,
    0,
    4,
    0,
    0,
    0,
    0x61,
    0xffff,
    0,
    0x61,
    0xffff,
    1 - 0x61,
    1,
    0,
    0,
  )
  const hmtx = words(1000, 0, 500, 0)
  return fontOf(0x00010000, new Map(Object.entries({ head, hhea, cmap, hmtx })))
}

describe('the tables of a font', () => {
  it('are read as they were written', () => {
    const tables = tablesOf(tinyFont())
    expect([...tables.keys()]).toEqual(['cmap', 'head', 'hhea', 'hmtx'])
    expect(tables.get('hmtx')).toHaveLength(8)
  })

  it('say how wide the letters of a text are', () => {
    expect(measure(tinyFont(), 'aa')).toEqual({ width: 0.5, ascent: 0.9, descent: 0.25 })
    expect(measure(tinyFont(), 'ab').width).toBe(0.75)
  })
})

describe('a fallback', () => {
  const font = { width: 0.5038, ascent: 0.99, descent: 0.22 }

  it('is as wide as the font, and its lines as high', () => {
    const css = printFallback('Song', { like: 'Arial' }, font)
    expect(css).toContain('font-family: "Song Fallback";')
    expect(css).toContain('src: local("Arial"), local("Liberation Sans"), local("Roboto");')
    expect(css).toContain('size-adjust: 110%;\n  ascent-override: 90%;\n  descent-override: 20%;')
    expect(css).not.toContain('font-weight')
  })

  it('may have a size that was measured, and the weights it is for', () => {
    const css = printFallback('Song', { like: 'DejaVu Sans Bold', weight: '600 800', size: 100 }, font)
    expect(css).toContain('font-family: "Song Wide Fallback";')
    expect(css).toContain('font-weight: 600 800;\n  size-adjust: 100%;\n  ascent-override: 99%;')
  })

  it('is a serif for a serif', () => {
    const likes = (family: string[]) => usualFallbacks(family).map(({ like }) => like)
    expect(likes(['Song', 'serif'])).toEqual(['Georgia', 'DejaVu Serif'])
    expect(likes(['Song', 'sans-serif'])).toContain('Arial Bold')
  })
})
