import { and, eq, gt, lte, min } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import { fold, WORD } from './folding.ts'
import { SEARCH_TAG, searchDocuments } from './tables.ts'
import { isOneTypoApart, likeness } from './typing-errors.ts'

/** Shorter words have too many neighbours. */
const MIN_FOR_TYPO = 4
const MIN_FOR_OPEN_TYPO = 5
const MAX_MEANINGS = 5
const MAX_SUGGESTIONS = 5
const ALIKE = 0.3

interface Known {
  /** How often it stands in different texts. */
  count: number
  /** As a title spells it; null where it stands in no title. */
  spelling: string | null
}

export type Vocabulary = ReadonlyMap<string, Known>

/** Every word visitors may read in the index of a language. Kept until something changes or becomes visible. */
export async function vocabularyOf({ db, clock, locale, memo }: Context): Promise<Vocabulary> {
  return memo.remember(`search words ${locale}`, [SEARCH_TAG], async () => {
    const now = clock.now()
    const inLocale = eq(searchDocuments.locale, locale)
    // The evenings of a production share their words, so there are far fewer texts than rows.
    const texts = await db
      .selectDistinct({ title: searchDocuments.title, folded: searchDocuments.folded })
      .from(searchDocuments)
      .where(and(inLocale, lte(searchDocuments.visibleFrom, now)))
    const [next] = await db
      .select({ at: min(searchDocuments.visibleFrom) })
      .from(searchDocuments)
      .where(and(inLocale, gt(searchDocuments.visibleFrom, now)))
    return { value: collect(texts), until: next?.at ?? null }
  })
}

function collect(texts: { title: string; folded: string }[]): Vocabulary {
  const words = new Map<string, Known>()
  for (const { title, folded } of texts) {
    for (const word of folded.split(' ')) {
      const known = words.get(word)
      if (known) known.count++
      else words.set(word, { count: 1, spelling: null })
    }
    for (const spelling of title.match(WORD) ?? []) {
      const known = words.get(fold(spelling))
      if (known) known.spelling ??= spelling
    }
  }
  return words
}

/**
 * What an unknown word may have been meant as: a part of a longer word, one with a typing error, or, while it is still
 * being typed, the beginning of one with a typing error. The first of these that gives anything.
 */
export function meaningsOf(vocabulary: Vocabulary, word: string, isOpen: boolean): string[] {
  if (word.length < MIN_FOR_TYPO) return []
  const readings = [
    (known: string) => known.includes(word),
    (known: string) => known.length >= MIN_FOR_TYPO && isOneTypoApart(known, word),
    (known: string) =>
      isOpen &&
      word.length >= MIN_FOR_OPEN_TYPO &&
      [-1, 0, 1].some((more) => isOneTypoApart(known.slice(0, word.length + more), word)),
  ]
  for (const reading of readings) {
    const found = [...vocabulary].filter(([known]) => reading(known))
    if (found.length > 0)
      return found
        .sort(byLikeness(word))
        .slice(0, MAX_MEANINGS)
        .map(([known]) => known)
  }
  return []
}

/** Words of titles that look like those asked for, as the titles spell them. */
export function suggestionsFor(vocabulary: Vocabulary, words: string[]): string[] {
  const close = words.flatMap((word) =>
    [...vocabulary].flatMap(([known, { spelling }]) => {
      const alike = spelling ? likeness(known, word) : 0
      return spelling && alike >= ALIKE ? [{ spelling, alike }] : []
    }),
  )
  const best = close.sort((a, b) => b.alike - a.alike).map(({ spelling }) => spelling)
  return [...new Set(best)].slice(0, MAX_SUGGESTIONS)
}

function byLikeness(word: string) {
  return ([a, { count: countOfA }]: [string, Known], [b, { count: countOfB }]: [string, Known]) =>
    likeness(b, word) - likeness(a, word) || countOfB - countOfA || (a < b ? -1 : 1)
}
