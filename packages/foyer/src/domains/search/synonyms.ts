import type { Locale } from '../../contract/locale.ts'
import type { Context } from '../../platform/context.ts'
import { everydaySynonyms } from './everyday-synonyms.ts'
import { fold } from './folding.ts'
import { parseQuery, type Term } from './parse-query.ts'
import { SEARCH_TAG, synonyms } from './tables.ts'

/** The words meant, by the words typed. */
export type Synonyms = ReadonlyMap<string, string>

function synonymsOf({ db, memo }: Context): Promise<Synonyms> {
  return memo.remember('search synonyms', [SEARCH_TAG], async () => {
    const rows = await db.select({ folded: synonyms.folded, means: synonyms.means }).from(synonyms)
    return { value: new Map(rows.map(({ folded, means }) => [folded, means])), until: null }
  })
}

/** The terms of a query, with synonyms. */
export async function meantBy(context: Context, query: string): Promise<Term[]> {
  return applySynonyms(await synonymsOf(context), query, context.locale)
}

/**
 * The house's synonyms come before the general ones. A query that is a synonym as a whole is replaced. A single word
 * that is one may be either; if its synonym has several words, they replace it, because all words of a query must
 * match.
 */
export function applySynonyms(known: Synonyms, query: string, locale: Locale): Term[] {
  const terms = parseQuery(query, locale)
  const whole = known.get(fold(query))
  const either = (term: Term, means: string): Term[] => {
    const meant = parseQuery(`${means} `, locale)
    const [only] = meant
    if (meant.length > 1 || !only) return meant
    return [{ anyOf: [...term.anyOf, ...only.anyOf], isOpen: term.isOpen }]
  }
  if (whole !== undefined && terms.length > 1) return parseQuery(`${whole} `, locale)
  return terms.flatMap((term) => {
    const typed = term.anyOf[0]?.folded ?? ''
    const means = known.get(typed)
    if (means !== undefined) return either(term, means)
    const others = everydaySynonyms(typed, locale).flatMap((word) => parseQuery(word, locale))
    const whole = others.flatMap(({ anyOf }) => anyOf.map((word) => ({ ...word, isWhole: true })))
    return [{ ...term, anyOf: [...term.anyOf, ...whole] }]
  })
}
