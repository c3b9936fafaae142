import type { Locale } from '../../contract/locale.ts'
import type { Context } from '../../platform/context.ts'
import { and, eq, lte } from '../../platform/database/drizzle.ts'
import { fold, WORD } from './folding.ts'
import { nextPublication } from './origin.ts'
import type { Term } from './parse-query.ts'
import { SEARCH_TAG, searchDocuments } from './tables.ts'
import { groupsOf, isOneTypoApart, likeness, sharedPart } from './typing-errors.ts'

/** Shorter words are similar to too many others, and occur in longer ones by chance. */
const MIN_FOR_TYPO = 5
const MIN_FOR_PART = 5
/** The number of letters before the later part of a compound: Tast|führung counts, ver|stehen does not. */
const MIN_BEFORE_PART = 4
/** An incomplete word with a typing error needs more letters: „Schüsse“ is not the beginning of Schlüssel. */
const MIN_FOR_OPEN_TYPO = 8
const MAX_MEANINGS = 5
const MAX_SUGGESTIONS = 5
const ALIKE = 0.3

/** A word of a title, prepared for comparing. */
interface TitleWord {
  /** The spelling of the title. */
  spelling: string
  folded: string
  groups: ReadonlySet<string>
}

export interface Vocabulary {
  /** Every word, with the number of different texts that contain it. */
  counts: ReadonlyMap<string, number>
  titleWords: TitleWord[]
}

/** Every word of the index that visitors may read in a language. Stored until something changes or becomes visible. */
export async function vocabularyOf(context: Context): Promise<Vocabulary> {
  const { db, clock, locale, memo } = context
  return memo.remember(`search words ${locale}`, [SEARCH_TAG], async () => {
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
  const titleWords = [...spellings].map(([folded, spelling]) => ({
    spelling,
    folded,
    groups: groupsOf(folded),
  }))
  return { counts, titleWords }
}

/** Whether the vocabulary contains a term as it is spelled. */
export function isInVocabulary({ counts }: Vocabulary, { anyOf, isOpen }: Term): boolean {
  const isBeginning = (folded: string) => someKey(counts, (word) => word.startsWith(folded))
  return anyOf.some(
    ({ folded, isWhole }) => counts.has(folded) || (isOpen && !isWhole && isBeginning(folded)),
  )
}

function someKey(map: ReadonlyMap<string, unknown>, test: (key: string) => boolean): boolean {
  for (const key of map.keys()) if (test(key)) return true
  return false
}

/** The known words that contain a word: those that begin with it and, in German, those of which it is a later part. */
export function compoundsOf({ counts }: Vocabulary, word: string, locale: Locale): string[] {
  const isPart = (known: string) => locale === 'de' && known.indexOf(word, MIN_BEFORE_PART) > 0
  if (word.length < MIN_FOR_PART) return []
  return best(counts, word, (known) => known.startsWith(word) || isPart(known))
}

/**
 * What an unknown word may mean: a word with a typing error or, for an incomplete one, the beginning of such a word.
 * The first letter is assumed to be right.
 */
export function guessesFor({ counts }: Vocabulary, word: string, isOpen: boolean): string[] {
  const [first] = word
  const isOneTypo = (known: string) => known.startsWith(first as string) && isOneTypoApart(known, word)
  if (word.length < MIN_FOR_TYPO) return []
  const whole = best(counts, word, (known) => known.length >= MIN_FOR_TYPO && isOneTypo(known))
  if (whole.length > 0 || !isOpen || word.length < MIN_FOR_OPEN_TYPO) return whole
  return best(counts, word, (known) =>
    [-1, 0, 1].some((more) => isOneTypo(known.slice(0, word.length + more))),
  )
}

/** The known words that pass a test, the most similar first. */
function best(counts: Vocabulary['counts'], word: string, test: (known: string) => boolean): string[] {
  const found: string[] = []
  for (const known of counts.keys()) if (test(known)) found.push(known)
  return found.sort(byLikeness(word, counts)).slice(0, MAX_MEANINGS)
}

/** Words of titles that are similar to the words of the query, as the titles spell them. */
export function suggestionsFor({ titleWords }: Vocabulary, words: string[]): string[] {
  const close = words.flatMap((word) => {
    const groups = groupsOf(word)
    return titleWords
      .filter(({ folded }) => isNear(folded, word))
      .map((known) => ({ spelling: known.spelling, alike: sharedPart(known.groups, groups) }))
      .filter(({ alike }) => alike >= ALIKE)
  })
  const best = close.sort((a, b) => b.alike - a.alike).map(({ spelling }) => spelling)
  return [...new Set(best)].slice(0, MAX_SUGGESTIONS)
}

/**
 * Whether the known word has almost the same length, or is the beginning of the longer word: Antigone for
 * „antigonenhaft“, but not Stuhl for „Fahrstuhl“.
 */
function isNear(known: string, word: string): boolean {
  if (known[0] !== word[0]) return false
  const isBeginning = known.length >= MIN_FOR_PART && word.startsWith(known)
  return isBeginning || Math.abs(known.length - word.length) <= 2
}

function byLikeness(word: string, counts: ReadonlyMap<string, number>) {
  const countOf = (known: string) => counts.get(known) ?? 0
  return (a: string, b: string) =>
    likeness(b, word) - likeness(a, word) || countOf(b) - countOf(a) || (a < b ? -1 : 1)
}
