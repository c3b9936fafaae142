import type { Locale } from '../../contract/locale.ts'
import type { Context } from '../../platform/context.ts'
import { and, eq, lte } from '../../platform/database/drizzle.ts'
import { fold, WORD } from './folding.ts'
import { nextPublication } from './origin.ts'
import type { Term } from './parse-query.ts'
import { SEARCH_TAG, searchDocuments } from './tables.ts'
import { groupsOf, isOneTypoApart, likeness, sharedPart } from './typing-errors.ts'

/** Shorter words have too many neighbours, and stand by chance in longer ones. */
const MIN_FOR_TYPO = 5
const MIN_FOR_PART = 5
/** So much stands before a part of a compound word: Tast|führung, and not ver|stehen. */
const MIN_BEFORE_PART = 4
/** The beginning of a word and a typing error in it need more letters: „Schüsse“ is not the beginning of Schlüssel. */
const MIN_FOR_OPEN_TYPO = 8
const MAX_MEANINGS = 5
const MAX_SUGGESTIONS = 5
const ALIKE = 0.3

/** A word of a title, ready to be compared with others. */
interface TitleWord {
  /** As the title spells it. */
  spelling: string
  folded: string
  groups: ReadonlySet<string>
}

export interface Vocabulary {
  /** Every word, and in how many different texts it stands. */
  counts: ReadonlyMap<string, number>
  titleWords: TitleWord[]
}

/** Every word visitors may read in the index of a language. Stored until something changes or becomes visible. */
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

/** Whether a term stands in the vocabulary as it is spelled. */
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

/** The words of the house that hold a word: those that begin with it and, in German, those it is a later part of. */
export function compoundsOf({ counts }: Vocabulary, word: string, locale: Locale): string[] {
  const isPart = (known: string) => locale === 'de' && known.indexOf(word, MIN_BEFORE_PART) > 0
  if (word.length < MIN_FOR_PART) return []
  return best(counts, word, (known) => known.startsWith(word) || isPart(known))
}

/**
 * What an unknown word may have been meant as: one with a typing error or, while it is still being typed, the beginning of
 * one with a typing error. The first letter is seldom the wrong one.
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

/** Those of the known words that pass a test, the most alike first. */
function best(counts: Vocabulary['counts'], word: string, test: (known: string) => boolean): string[] {
  const found: string[] = []
  for (const known of counts.keys()) if (test(known)) found.push(known)
  return found.sort(byLikeness(word, counts)).slice(0, MAX_MEANINGS)
}

/** Words of titles that look like those asked for, as the titles spell them. */
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

/** Nearly as long, or what a longer word begins with: Antigone for „antigonenhaft“, and not Stuhl for „Fahrstuhl“. */
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
