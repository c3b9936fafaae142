import { fold, WORD } from './folding.ts'
import type { Wanted } from './matching.ts'

const LENGTH = 220
/** How much stands before the first word found. */
const RUN_UP = 60

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}

/** A part of a text around the first word found, as HTML: words found stand in `<mark>`, everything else is escaped. */
export function excerptOf(text: string, wanted: Wanted[]): string {
  const isFound = isOneOf(wanted)
  const { part, before, after } = cut(text, firstFound(text, isFound) ?? 0)
  let html = ''
  let at = 0
  for (const { 0: word, index } of part.matchAll(WORD)) {
    html += escaped(part.slice(at, index)) + (isFound(word) ? `<mark>${escaped(word)}</mark>` : escaped(word))
    at = index + word.length
  }
  return before + html + escaped(part.slice(at)) + after
}

/** Of several texts the first that holds a word found, else simply the first. */
export function tellingText(texts: string[], wanted: Wanted[]): string {
  const isFound = isOneOf(wanted)
  return texts.find((text) => firstFound(text, isFound) !== undefined) ?? texts[0] ?? ''
}

type IsFound = (word: string) => boolean

function isOneOf(wanted: Wanted[]): IsFound {
  const terms = wanted.flatMap(({ anyOf, isOpen }) => anyOf.map(({ folded }) => ({ folded, isOpen })))
  return (word) => {
    const folded = fold(word)
    return terms.some((term) => isFormOf(folded, term))
  }
}

function firstFound(text: string, isFound: IsFound): number | undefined {
  return [...text.matchAll(WORD)].find(([word]) => isFound(word))?.index
}

/** The word itself, the beginning of it that was typed, or another ending, as the dictionary sees it. */
function isFormOf(word: string, { folded, isOpen }: { folded: string; isOpen: boolean }): boolean {
  if (word === folded) return true
  if (isOpen && folded.length >= 2 && word.startsWith(folded)) return true
  let stem = 0
  while (stem < word.length && word[stem] === folded[stem]) stem++
  const [one, other] = [word.slice(stem), folded.slice(stem)]
  return stem >= 4 && isEnding(one, other) && isEnding(other, one)
}

const ENDINGS = new Set('e en em er ern es est et n s st te ten in innen d ed ing y ies'.split(' '))

/** After a bare stem a `t` is part of another word: „nach“ is no form of „Nacht“. */
function isEnding(ending: string, other: string): boolean {
  return ending === '' || ENDINGS.has(ending) || (ending === 't' && other !== '')
}

/** Between two spaces, where there are any. */
function cut(text: string, around: number) {
  const start = around <= RUN_UP ? 0 : wordStart(text, around - RUN_UP, around)
  const end = text.length - start <= LENGTH ? text.length : wordEnd(text, start + LENGTH, around)
  return {
    part: text.slice(start, end).trim(),
    before: start > 0 ? '… ' : '',
    after: end < text.length ? ' …' : '',
  }
}

function wordStart(text: string, from: number, limit: number): number {
  const space = text.indexOf(' ', from)
  return space === -1 || space >= limit ? limit : space + 1
}

function wordEnd(text: string, upTo: number, limit: number): number {
  const space = text.lastIndexOf(' ', upTo)
  return space <= limit ? upTo : space
}
