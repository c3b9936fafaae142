import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import { isVisible } from './finding.ts'
import { allIn, type Part, type Wanted } from './matching.ts'
import { meaningsOf, vocabularyOf } from './vocabulary.ts'
import { type Word, wordsOf } from './words.ts'

/** What a query asks for, taken at its word: the last one may still be going on. */
export function literally(query: string, { locale }: Pick<Context, 'locale'>): Wanted[] {
  const words = wordsOf(query, locale)
  // A space behind it says that the word is complete; a single letter still being typed says too little.
  return words.map((word, at) => ({ anyOf: [word], isOpen: at === words.length - 1 && !/\s$/.test(query) }))
}

/**
 * What was probably meant where that gave nothing: each word that stands nowhere is replaced by those it may be a
 * mistyped form of. Null where every word is known, or where one cannot be guessed.
 */
export async function probably(context: Context, wanted: Wanted[]): Promise<Wanted[] | null> {
  const isKnown = await findKnown(context, wanted)
  if (isKnown.every(Boolean)) return null
  const vocabulary = await vocabularyOf(context)
  const guessed = wanted.map((each, at) => {
    if (isKnown[at]) return each
    const anyOf = each.anyOf.flatMap(({ folded }) => meaningsOf(vocabulary, folded, each.isOpen).map(asWord))
    return { anyOf, isOpen: false }
  })
  return guessed.every(({ anyOf }) => anyOf.length > 0) ? guessed : null
}

function asWord(folded: string): Word {
  return { folded, plain: folded }
}

const PARTS: Part[] = ['events', 'others']

/** Which of the words stand anywhere at all, in one query. */
async function findKnown({ db, clock, locale }: Context, wanted: Wanted[]): Promise<boolean[]> {
  const stands = wanted.flatMap((each) =>
    PARTS.map(
      (part) => sql`exists (
        select from search_document document
        where document.vector @@ ${allIn(part, [each], locale)} and ${isVisible('document', { clock })}
      )`,
    ),
  )
  const { rows } = await db.execute<{ known: boolean[] }>(
    sql`select array[${sql.join(stands, sql`, `)}] as known`,
  )
  const known = rows[0]?.known ?? []
  return wanted.map((_, at) => PARTS.some((_part, of) => known[at * PARTS.length + of]))
}
