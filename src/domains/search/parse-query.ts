import type { Locale } from '../../contract/locale.ts'
import { fold, withoutAccents } from './folding.ts'

/** A word somebody asked for. */
export interface Word {
  /** As words are compared. */
  folded: string
  /** As the dictionary of the language takes it. */
  plain: string
  /** Nobody typed it, so it is never the beginning of another word. */
  isWhole?: boolean
}

/** A word of a query and what it may have been meant as; any of them will do. */
export interface Term {
  anyOf: Word[]
  /** Still being typed: it is found by its beginning. */
  isOpen: boolean
}

const MAX_WORDS = 8
const MAX_LENGTH = 50

/** Words that say nothing about what is wanted, as in „Wo kann ich parken?“; they count only where there are no others. */
const SILENT: Record<Locale, Set<string>> = {
  de: setOf(`der die das den dem des ein eine einen einem einer eines und oder im in am an auf aus bei mit nach von vom
    zu zum zur für über um als wie ist sind war es er sie ich wir ihr auch nicht so
    wo wann was welche welcher welches man kann können darf dürfen muss gibt mein meine meinen haben habe`),
  en: setOf(`the a an and or of in on at by for from to with is are was it he she i we you as not so
    where when what how which can could may must do does my your there have`),
}

function setOf(words: string): Set<string> {
  return new Set(words.split(/\s+/).map(fold))
}

/** What a query asks for, taken literally. Without a space behind it the last word may still be going on. */
export function parseQuery(query: string, locale: Locale): Term[] {
  const words = wordsOf(query, locale)
  return words.map((word, at) => ({ anyOf: [word], isOpen: at === words.length - 1 && !/\s$/.test(query) }))
}

/** The words of a query that matter, in its order. */
function wordsOf(query: string, locale: Locale): Word[] {
  const words = withoutAccents(query)
    .split(' ')
    .filter(Boolean)
    .map((plain) => ({ plain: plain.slice(0, MAX_LENGTH), folded: fold(plain).slice(0, MAX_LENGTH) }))
  const telling = words.filter(({ folded }) => !SILENT[locale].has(folded))
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS)
}
