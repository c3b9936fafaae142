import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '../../contract/locale.ts'
import type { Word } from './words.ts'

/** Dictionaries of PostgreSQL by language. */
export const DICTIONARY: Record<Locale, string> = { de: 'german', en: 'english' }

/** A word and what it may have been meant as; any of them will do. */
export interface Wanted {
  anyOf: Word[]
  /** Still being typed: it is found by its beginning. */
  isOpen: boolean
}

/** Events apart from everything else (3-readings, Routes: the categories of the search). */
export type Part = 'events' | 'others'

/** A lexeme no text has: through it the index knows part and language as well, and looks at nothing else. */
export function markOf(part: Part, locale: Locale): string {
  return `'/${part}/${locale}'`
}

/** All words, in one part of the results. */
export function allIn(part: Part, wanted: Wanted[], locale: Locale, options?: Options): SQL {
  return sql`(${markOf(part, locale)}::tsquery && ${allOf(wanted, locale, options)})`
}

/** Where in an item the words stand: title, leading words (subtitle, names), text. */
type Place = 'A' | 'AB' | ''

interface Options {
  place?: Place
  /** Whether a word still being typed is found by its beginning. */
  beginnings?: boolean
}

/** Shorter beginnings would be found in half of everything. */
const MIN_BEGINNING = 2

/** All words, each in any of its forms, as a tsquery. Words hold letters and digits only, so nothing needs escaping. */
export function allOf(
  wanted: Wanted[],
  locale: Locale,
  { place = '', beginnings = true }: Options = {},
): SQL {
  const parts = wanted.map(({ anyOf, isOpen }) => {
    const forms = anyOf.flatMap((word) => formsOf(word, locale, place, isOpen && beginnings))
    return sql`(${sql.join(forms, sql` || `)})`
  })
  return sql`(${sql.join(parts, sql` && `)})`
}

function formsOf({ folded, plain }: Word, locale: Locale, place: Place, byBeginning: boolean): SQL[] {
  const star = byBeginning && folded.length >= MIN_BEGINNING ? '*' : ''
  const flags = star || place ? `:${star}${place}` : ''
  const inflected = `${locale === 'de' ? folded : plain}${place ? `:${place}` : ''}`
  return [
    sql`${`'${folded}'${flags}`}::tsquery`,
    sql`to_tsquery(${DICTIONARY[locale]}::regconfig, ${inflected})`,
  ]
}
