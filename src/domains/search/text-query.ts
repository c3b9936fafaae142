import type { Locale } from '../../contract/locale.ts'
import type { Context } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/database/drizzle.ts'
import { ONE_PLAN } from '../../platform/database/repeated-statements.ts'
import type { Term, Word } from './parse-query.ts'

/** Dictionaries of PostgreSQL by language. */
export const DICTIONARY: Record<Locale, string> = { de: 'german', en: 'english' }

/** Events apart from everything else (3-readings, Routes: the categories of the search). */
export type Part = 'events' | 'others'

export const PARTS: Part[] = ['events', 'others']

/**
 * A lexeme that no text has and that every document is given: through it the index on the words knows part and language
 * as well, and no row of another part or language is read.
 */
export function markOf(part: Part, locale: Locale): string {
  return `'/${part}/${locale}'`
}

/** Documents of some parts in a language that hold all terms, as a tsquery. */
export function allTermsIn(parts: Part[], terms: Term[], locale: Locale, options?: Options): SQL {
  const marks = parts.map((part) => markOf(part, locale)).join(' | ')
  return sql`(${marks}::tsquery && ${allTerms(terms, locale, options)})`
}

/** Where in an item the words stand: title, leading words (subtitle, names), text. */
type Place = 'A' | 'AB' | ''

interface Options {
  place?: Place
  /** Whether a word still being typed is found by its beginning. */
  beginnings?: boolean
}

/** Shorter beginnings would be found in half of everything. */
export const MIN_BEGINNING = 2

/** All terms, each in any of its forms, as a tsquery. Words hold letters and digits only, so nothing needs escaping. */
export function allTerms(
  terms: Term[],
  locale: Locale,
  { place = '', beginnings = true }: Options = {},
): SQL {
  const each = terms.map(({ anyOf, isOpen }) => {
    const forms = anyOf.flatMap((word) => formsOf(word, locale, place, isOpen && beginnings))
    return sql`(${sql.join(forms, sql` || `)})`
  })
  return sql`(${sql.join(each, sql` && `)})`
}

/** A word as the dictionary of a language takes it. */
export function inflectedForm({ folded, plain }: Word, locale: Locale): string {
  return locale === 'de' ? folded : plain
}

function formsOf(word: Word, locale: Locale, place: Place, byBeginning: boolean): SQL[] {
  const { folded } = word
  const star = byBeginning && !word.isWhole && folded.length >= MIN_BEGINNING ? '*' : ''
  const flags = star || place ? `:${star}${place}` : ''
  const inflected = `${inflectedForm(word, locale)}${place ? `:${place}` : ''}`
  return [
    sql`${`'${folded}'${flags}`}::tsquery`,
    sql`to_tsquery(${DICTIONARY[locale]}::regconfig, ${inflected})`,
  ]
}

/** Documents are found by the index on their words, whatever the words are. Of corrected ones there are too many kinds of statements. */
export function planFor(terms: Term[]): SQL {
  return terms.every(({ anyOf }) => anyOf.length === 1) ? ONE_PLAN : sql``
}

/** Whether the day of a document has come. */
export function isVisible(document: 'document' | 'production', { clock }: Pick<Context, 'clock'>): SQL {
  return sql`${sql.identifier(document)}.visible_from <= ${clock.now().toISOString()}::timestamptz`
}
