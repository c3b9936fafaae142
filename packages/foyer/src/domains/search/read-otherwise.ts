import type { Context } from '../../platform/context.ts'
import { sql } from '../../platform/database/drizzle.ts'
import type { Term, Word } from './parse-query.ts'
import { allTermsIn, isVisible, PARTS, planFor } from './text-query.ts'
import { compoundsOf, guessesFor, isInVocabulary, vocabularyOf } from './vocabulary.ts'

/** Another reading of a query without results. */
export interface Reading {
  terms: Term[]
  /** The folded words that were guessed; empty if all words are parts of compounds. */
  guessed: string[]
}

/**
 * What was probably meant by terms without results. A word that does not occur alone is searched for as a part of a
 * compound (Führung: Tastführung), otherwise as a word with a typing error, which is a guess. Null if every word is
 * known, or if one cannot be guessed.
 */
export async function readOtherwise(context: Context, terms: Term[]): Promise<Reading | null> {
  const vocabulary = await vocabularyOf(context)
  const unseen = terms.filter((term) => !isInVocabulary(vocabulary, term))
  const unknown = await withoutInflected(context, unseen)
  if (unknown.length === 0) return null
  const guessed: string[] = []
  const read = terms.map((term) => {
    const typed = term.anyOf[0]?.folded
    if (!unknown.includes(term) || typed === undefined) return term
    const compounds = compoundsOf(vocabulary, typed, context.locale)
    if (compounds.length > 0) return { anyOf: compounds.map(asWord), isOpen: false }
    const guesses = guessesFor(vocabulary, typed, term.isOpen)
    guessed.push(...guesses)
    return { anyOf: guesses.map(asWord), isOpen: false }
  })
  return read.every(({ anyOf }) => anyOf.length > 0) ? { terms: read, guessed } : null
}

function asWord(folded: string): Word {
  return { folded, plain: folded }
}

/** The terms that do not occur in an inflected form either, which only the database's dictionary can tell. */
async function withoutInflected({ db, clock, locale, signal }: Context, terms: Term[]): Promise<Term[]> {
  if (terms.length === 0) return []
  signal.throwIfAborted()
  // `count` instead of `exists`, because for `exists` the database would read every document.
  const stands = terms.map(
    (term) => sql`(
      select count(*) > 0 from search_document document
      where document.vector @@ ${allTermsIn(PARTS, [term], locale)} and ${isVisible('document', { clock })}
    )`,
  )
  const { rows } = await db.execute<{ known: boolean[] }>(
    sql`${planFor(terms)} select array[${sql.join(stands, sql`, `)}] as known`,
  )
  return terms.filter((_, at) => !rows[0]?.known[at])
}
