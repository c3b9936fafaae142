import type { Context } from '../../platform/context.ts'
import { and, eq, lte } from '../../platform/database/drizzle.ts'
import { fold, WORD } from './folding.ts'
import { nextPublication } from './origin.ts'
import type { Term } from './parse-query.ts'
import { SEARCH_TAG, searchDocuments } from './tables.ts'
import { groupsOf, isOneTypoApart, likeness, sharedPart } from './typing-errors.ts'

/** Shorter words have too many neighbours. */
const MIN_FOR_TYPO = 4
const MIN_FOR_OPEN_TYPO = 5
const MAX_MEANINGS = 5
const MAX_SUGGESTIONS = 5
const ALIKE = 0.3

/** A word of a title, ready to be compared with others. */
interface TitleWord {
  /** As the title spells it. */
  spelling: string
  groups: ReadonlySet<string>
}

export interface Vocabulary {
  /** Every word, and in how many different texts it stands. */
  counts: ReadonlyMap<string, number>
  titleWords: TitleWord[]
}

/** Every word visitors may read in the index of a language. Kept until something changes or becomes visible. */
export async function vocabularyOf(context: Context): Promise<Vocabulary> {
  const { db, clock, locale, memo, signal } = context
  return memo.remember(`search words ${locale}`, [SEARCH_TAG], async () => {
    signal.throwIfAborted()
    // The events of a production share their words, so there are far fewer texts than rows.
    const texts = await db
      .selectDistinct({ title: searchDocuments.title, folded: searchDocuments.folded })
      .from(searchDocuments)
      .where(and(eq(searchDocuments.locale, locale), lte(searchDocuments.visibleFrom, clock.now())))
    return { value: collect(texts), until: await nextPublication(context) }
  })
}

function collect(texts: { title: string; folded: string }[]): Vocabulary {
  const counts = new Map<string, number>()
  const spellings = new Map<string, string>()
  for (const { title, folded } of texts) {
    for (const word of folded.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const spelling of title.match(WORD) ?? []) {
      const word = fold(spelling)
      if (counts.has(word) && !spellings.has(word)) spellings.set(word, spelling)
    }
  }
  const titleWords = [...spellings].map(([word, spelling]) => ({ spelling, groups: groupsOf(word) }))
  return { counts, titleWords }
}

/** Whether a term stands in the vocabulary as it is spelled. */
export function isInVocabulary({ counts }: Vocabulary, { anyOf, isOpen }: Term): boolean {
  return anyOf.some(
    ({ folded }) => counts.has(folded) || (isOpen && someKey(counts, (word) => word.startsWith(folded))),
  )
}

function someKey(map: ReadonlyMap<string, unknown>, test: (key: string) => boolean): boolean {
  for (const key of map.keys()) if (test(key)) return true
  return false
}

/**
 * What an unknown word may have been meant as: a part of a longer word, one with a typing error, or, while it is still
 * being typed, the beginning of one with a typing error. The first of these that gives anything.
 */
export function meaningsOf({ counts }: Vocabulary, word: string, isOpen: boolean): string[] {
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
    const found: string[] = []
    for (const known of counts.keys()) if (reading(known)) found.push(known)
    if (found.length > 0) return found.sort(byLikeness(word, counts)).slice(0, MAX_MEANINGS)
  }
  return []
}

/** Words of titles that look like those asked for, as the titles spell them. */
export function suggestionsFor({ titleWords }: Vocabulary, words: string[]): string[] {
  const close = words.map(groupsOf).flatMap((groups) =>
    titleWords.flatMap((known) => {
      const alike = sharedPart(known.groups, groups)
      return alike >= ALIKE ? [{ spelling: known.spelling, alike }] : []
    }),
  )
  const best = close.sort((a, b) => b.alike - a.alike).map(({ spelling }) => spelling)
  return [...new Set(best)].slice(0, MAX_SUGGESTIONS)
}

function byLikeness(word: string, counts: ReadonlyMap<string, number>) {
  const countOf = (known: string) => counts.get(known) ?? 0
  return (a: string, b: string) =>
    likeness(b, word) - likeness(a, word) || countOf(b) - countOf(a) || (a < b ? -1 : 1)
}
