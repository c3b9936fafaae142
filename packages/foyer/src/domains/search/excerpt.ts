import type { Locale } from '../../contract/locale.ts'
import { fold, WORD } from './folding.ts'
import type { Term } from './parse-query.ts'
import { isInStandIn, partsOf } from './stand-ins.ts'
import { isSameWord } from './word-forms.ts'

const LENGTH = 220
/** How many characters are shown before the first word found. */
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

/**
 * A part of a text around the first word found, as HTML: words found are in `<mark>`, text in the other language in
 * `<span lang>`, everything else is escaped. Of several texts the first with such a word is used, otherwise the first.
 */
export function excerptOf(texts: string[], terms: Term[], otherLanguage: Locale): string {
  const isFound = isOneOf(terms)
  const place = firstFound(texts, isFound) ?? { text: texts[0] ?? '', index: 0 }
  const { part, before, after, isWithin } = cut(place.text, place.index)
  const html = partsOf(part, isWithin).map(({ text, isStandIn }) =>
    isStandIn ? `<span lang="${otherLanguage}">${marked(text, isFound)}</span>` : marked(text, isFound),
  )
  return before + html.join('') + after
}

function marked(text: string, isFound: IsFound): string {
  let html = ''
  let at = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    html += escaped(text.slice(at, index)) + (isFound(word) ? `<mark>${escaped(word)}</mark>` : escaped(word))
    at = index + word.length
  }
  return html + escaped(text.slice(at))
}

type IsFound = (word: string) => boolean

function isOneOf(terms: Term[]): IsFound {
  const words = terms.flatMap(({ anyOf, isOpen }) =>
    anyOf.map(({ folded, isWhole }) => ({ folded, isOpen: isOpen && !isWhole })),
  )
  return (word) => {
    const folded = fold(word)
    return words.some((wanted) => isFormOf(folded, wanted))
  }
}

/** Stops at the first match: texts are long, and most contain the word near their beginning. */
function firstFound(texts: string[], isFound: IsFound): { text: string; index: number } | undefined {
  for (const text of texts) {
    for (const { 0: word, index } of text.matchAll(WORD)) if (isFound(word)) return { text, index }
  }
  return undefined
}

/** Whether it is the word itself, a word with the typed beginning, or another ending. */
function isFormOf(word: string, { folded, isOpen }: { folded: string; isOpen: boolean }): boolean {
  return (isOpen && folded.length >= 2 && word.startsWith(folded)) || isSameWord(word, folded)
}

/** Cuts between two spaces, if there are any. */
function cut(text: string, around: number) {
  const start = around <= RUN_UP ? 0 : wordStart(text, around - RUN_UP, around)
  const end = text.length - start <= LENGTH ? text.length : wordEnd(text, start + LENGTH, around)
  return {
    part: text.slice(start, end).trim(),
    isWithin: isInStandIn(text, start),
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
