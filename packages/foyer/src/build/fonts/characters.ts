import { facts } from '#house/facts'

/** Characters that hardly any text contains. */
const RARE = without('$<>\\^`{|}~×−•', facts.currencySign)
/** German and English, the é of "café", and the sign before prices: all characters of most first views. */
const CORE = without(`${span(0x20, 0x7e)}${facts.currencySign}\u00a0\u00adÄÖÜäöüßé©·–—‘’‚“”„…€↑↓`, RARE)
/** The other western languages, in a file that is loaded only for a page with such a name; then those of the rest of Europe. */
const LATIN = without(
  `${RARE}${span(0xa0, 0xff)}\u0131\u0152\u0153\u02bc\u02c6\u02da\u02dc\u2002\u2009\u200b\u2032\u2033\u2039\u203a\u2044\u2122\u2215`,
  CORE,
)
const EXTENDED = without(`${span(0x100, 0x2ba)}${span(0x1e00, 0x1eff)}${span(0x20a0, 0x20c0)}`, CORE + LATIN)

export interface CharacterSet {
  /** The end of the names of its files. */
  name: string
  /** What stands for `*` in the name of the complete font. */
  part: 'latin' | 'latin-ext'
  characters: string
}

export const SETS: CharacterSet[] = [
  { name: 'core', part: 'latin', characters: CORE },
  { name: 'latin', part: 'latin', characters: LATIN },
  { name: 'latin-ext', part: 'latin-ext', characters: EXTENDED },
]

/** As CSS writes them: `U+0041-005A, U+20AC`. */
export function rangesOf(characters: string): string {
  const codes = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0)
  const ranges: [first: number, last: number][] = []
  for (const code of codes.sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ')
}

function span(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join('')
}

function without(characters: string, others: string): string {
  return [...new Set(characters)].filter((character) => !others.includes(character)).join('')
}
