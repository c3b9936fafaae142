import { otherLocale } from '../../contract/locale.ts'
import type { Context } from '../../platform/context.ts'
import { pageOf } from '../../platform/endpoints/paging.ts'
import type { Found, FoundPart, Overall } from './contract.ts'
import { countSearch } from './counting.ts'
import { excerptOf } from './excerpt.ts'
import { fold, WORD } from './folding.ts'
import { type FoundItem, findItems } from './found-items.ts'
import { noteOrigin } from './origin.ts'
import type { Term } from './parse-query.ts'
import { rank, type Slice } from './ranking.ts'
import { readOtherwise } from './read-otherwise.ts'
import { meantBy } from './synonyms.ts'
import type { Part } from './text-query.ts'
import { suggestionsFor, vocabularyOf } from './vocabulary.ts'

/** How many results of each part the overall result shows. */
const OVERALL = { limit: 6, offset: 0 }

/** The best results of both parts. */
export async function searchOverall(context: Context, query: string): Promise<Overall> {
  const terms = await meantBy(context, query)
  const { events, others, guesses } = await find(context, terms, OVERALL)
  const count = events.count + others.count
  // Guessed results count as none, so that the dashboard shows that a word is missing.
  countSearch(context, query, guesses ? 0 : count)
  const suggestions = count === 0 && terms.length > 0 ? await suggest(context, terms) : []
  return { query, count, events, others, ...(guesses && { guesses }), suggestions }
}

/** One part of the results, page by page. */
export async function searchPart(
  context: Context,
  part: Part,
  { query, page, page_size }: { query: string; page: number; page_size: number },
): Promise<FoundPart> {
  const slice = { limit: page_size, offset: (page - 1) * page_size, parts: [part] }
  const { [part]: found, guesses } = await find(context, await meantBy(context, query), slice)
  // A later page is not a new search.
  if (page === 1) countSearch(context, query, guesses ? 0 : found.count)
  const answer = pageOf(`/api/search/${part}`, context.locale, { query, page, page_size }, found)
  return { ...answer, ...(guesses && { guesses }) }
}

interface FoundParts extends Record<Part, Found> {
  guesses?: string[]
}

const NOTHING: FoundParts = { events: { count: 0, results: [] }, others: { count: 0, results: [] } }

/** The matches of the terms or, if there are none, of another reading of them. */
async function find(
  context: Context,
  literal: Term[],
  slice: Slice & { parts?: Part[] },
): Promise<FoundParts> {
  await noteOrigin(context)
  if (literal.length === 0) return NOTHING
  let terms = literal
  let guessed: string[] = []
  let ranked = await rank(context, terms, slice)
  if (ranked.events.count + ranked.others.count === 0) {
    const reading = await readOtherwise(context, terms)
    if (!reading) return NOTHING
    terms = reading.terms
    guessed = reading.guessed
    ranked = await rank(context, terms, slice)
  }
  const itemOf = await findItems(context, [...ranked.events.best, ...ranked.others.best])
  const itemsIn = (part: Part) => ranked[part].best.map(itemOf).filter((item) => item !== undefined)
  const foundIn = (part: Part): Found => ({
    count: ranked[part].count,
    results: itemsIn(part).map(({ texts, ...item }) => ({
      ...item,
      excerpt: excerptOf(texts, terms, otherLocale(context.locale) ?? context.locale),
    })),
  })
  const guesses = spellings(guessed, [...itemsIn('events'), ...itemsIn('others')])
  const parts = { events: foundIn('events'), others: foundIn('others') }
  return guesses.length > 0 ? { ...parts, guesses } : parts
}

/**
 * Words of the index as the found items spell them; words that no item contains are left out, unless that leaves none.
 */
function spellings(words: string[], items: FoundItem[]): string[] {
  if (words.length === 0 || items.length === 0) return []
  const known = new Map<string, string>()
  for (const spelling of items.flatMap(({ title, texts }) => [title, ...texts].join(' ').match(WORD) ?? [])) {
    const folded = fold(spelling)
    if (words.includes(folded) && !known.has(folded)) known.set(folded, spelling)
  }
  return known.size > 0 ? words.flatMap((word) => known.get(word) ?? []) : words
}

async function suggest(context: Context, terms: Term[]): Promise<string[]> {
  const words = terms.flatMap(({ anyOf }) => anyOf.slice(0, 1).map(({ folded }) => folded))
  return suggestionsFor(await vocabularyOf(context), words)
}
