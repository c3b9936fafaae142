import type { Context } from '../../platform/context.ts'
import { sql } from '../../platform/database/drizzle.ts'
import type { Term, Word } from './parse-query.ts'
import { allTermsIn, isVisible, PARTS, planFor } from './text-query.ts'
import { isInVocabulary, meaningsOf, vocabularyOf } from './vocabulary.ts'

/**
 * What was probably meant by terms that gave nothing: each word that stands nowhere is replaced by those it may be a
 * mistyped form of. Null where every word is known, or where one cannot be guessed.
 */
export async function correctSpelling(context: Context, terms: Term[]): Promise<Term[] | null> {
  const vocabulary = await vocabularyOf(context)
  const unseen = terms.filter((term) => !isInVocabulary(vocabulary, term))
  const unknown = await withoutInflected(context, unseen)
  if (unknown.length === 0) return null
  const corrected = terms.map((term) => {
    if (!unknown.includes(term)) return term
    const anyOf = term.anyOf.flatMap(({ folded }) => meaningsOf(vocabulary, folded, term.isOpen).map(asWord))
    return { anyOf, isOpen: false }
  })
  return corrected.every(({ anyOf }) => anyOf.length > 0) ? corrected : null
}

function asWord(folded: string): Word {
  return { folded, plain: folded }
}

/** Those that stand nowhere in another form either, as only the dictionary of the database knows. */
async function withoutInflected({ db, clock, locale, signal }: Context, terms: Term[]): Promise<Term[]> {
  if (terms.length === 0) return []
  signal.throwIfAborted()
  // Counted, because whether there is one at all the database would rather find out by reading every document.
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
