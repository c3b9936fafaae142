import type { Locale } from '../../contract/locale.ts'
import type { Context } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/database/drizzle.ts'
import { ONE_PLAN } from '../../platform/database/repeated-statements.ts'
import type { Term, Word } from './parse-query.ts'

/** PostgreSQL's dictionary of each language. */
export const DICTIONARY: Record<Locale, string> = { de: 'german', en: 'english' }

/** Events are separate from all other kinds (3-readings, Routes: the categories of the search). */
export type Part = 'events' | 'others'

export const PARTS: Part[] = ['events', 'others']

/**
 * A lexeme that no text contains and that is added to every document: with it the text index also knows part and
 * language, and rows of other parts or languages are not read.
 */
export function markOf(part: Part, locale: Locale): string {
  return `'/${part}/${locale}'`
}

/** A tsquery for documents of some parts in a language that contain all terms. */
export function allTermsIn(parts: Part[], terms: Term[], locale: Locale, options?: Options): SQL {
  const marks = parts.map((part) => markOf(part, locale)).join(' | ')
  return sql`(${marks}::tsquery && ${allTerms(terms, locale, options)})`
}

/** The weights of the text index: title; title and lead (subtitle, names); all. */
type Place = 'A' | 'AB' | ''

interface Options {
  place?: Place
  /** Whether an incomplete word is matched by its beginning. */
  beginnings?: boolean
}

/** Shorter beginnings would match half of all documents. */
export const MIN_BEGINNING = 2

/**
 * All terms, each in any of its forms, as a tsquery. Words only consist of letters and digits, so nothing needs
 * escaping.
 */
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

/** A word in the form that a language's dictionary expects. */
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

/**
 * One plan that uses the text index, whatever the words. Not for corrected words, which lead to too many different
 * statements.
 */
export function planFor(terms: Term[]): SQL {
  return terms.every(({ anyOf }) => anyOf.length === 1) ? ONE_PLAN : sql``
}

/** Whether a document is visible now. */
export function isVisible(document: 'document' | 'production', { clock }: Pick<Context, 'clock'>): SQL {
  return sql`${sql.identifier(document)}.visible_from <= ${clock.now().toISOString()}::timestamptz`
}
