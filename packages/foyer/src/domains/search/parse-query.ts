import type { Locale } from '../../contract/locale.ts'
import { fold, withoutAccents } from './folding.ts'

/** A word of a query. */
export interface Word {
  /** The folded form, in which words are compared. */
  folded: string
  /** The form for the language's dictionary. */
  plain: string
  /** It was not typed but added, so it is never the beginning of another word. */
  isWhole?: boolean
}

/** A word of a query with its possible meanings; any of them may match. */
export interface Term {
  anyOf: Word[]
  /** Still being typed, so it is matched by its beginning. */
  isOpen: boolean
}

const MAX_WORDS = 8
const MAX_LENGTH = 50

/** Words without a meaning for the search, as in „Wo kann ich parken?“; they only count if there are no others. */
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

/** The terms of a query, taken literally. Without a space at the end the last word may be incomplete. */
export function parseQuery(query: string, locale: Locale): Term[] {
  const words = wordsOf(query, locale)
  return words.map((word, at) => ({ anyOf: [word], isOpen: at === words.length - 1 && !/\s$/.test(query) }))
}

/** The relevant words of a query, in order. */
function wordsOf(query: string, locale: Locale): Word[] {
  const words = withoutAccents(query)
    .split(' ')
    .filter(Boolean)
    .map((plain) => ({ plain: plain.slice(0, MAX_LENGTH), folded: fold(plain).slice(0, MAX_LENGTH) }))
  const telling = words.filter(({ folded }) => !SILENT[locale].has(folded))
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS)
}
