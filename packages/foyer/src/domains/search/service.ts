import { otherLocale } from '../../contract/locale.ts'
import type { Context } from '../../platform/context.ts'
import { pageOf } from '../../platform/endpoints/paging.ts'
import type { Found, FoundPart, Overall } from './contract.ts'
import { countSearch } from './counting.ts'
import { excerptOf } from './excerpt.ts'
import { offerFilters } from './filter-offer.ts'
import { fold, WORD } from './folding.ts'
import { type FoundItem, findItems } from './found-items.ts'
import { noteOrigin } from './origin.ts'
import { ownKindName, ownSources } from './own-kinds.ts'
import type { Term } from './parse-query.ts'
import { type Ranked, rank } from './ranking.ts'
import { readOtherwise } from './read-otherwise.ts'
import { meantBy } from './synonyms.ts'
import type { Part } from './text-query.ts'
import { suggestionsFor, vocabularyOf } from './vocabulary.ts'

/** How many results of each part the overall result shows. */
const OVERALL = { limit: 6, offset: 0 }

/** The best results of both parts. */
export async function searchOverall(context: Context, query: string): Promise<Overall> {
  const terms = await meantBy(context, query)
  const own = [...ownSources().keys()]
  const { events, others, groups, guesses } = await find(context, terms, { ...OVERALL, groups: own })
  const count = [events, others, ...groups].reduce((sum, part) => sum + part.count, 0)
  // Guessed results count as none, so that the dashboard shows that a word is missing.
  countSearch(context, query, guesses ? 0 : count)
  const suggestions = count === 0 && terms.length > 0 ? await suggest(context, terms) : []
  const filters = await offerFilters(context, query)
  return {
    ...{ query, count, events, others, filters, suggestions },
    ...(groups.length > 0 && { groups }),
    ...(guesses && { guesses }),
  }
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
  /** Kinds of the house with matches. */
  groups: (Found & { kind: string; name: string })[]
  guesses?: string[]
}

const NONE: Found = { count: 0, results: [] }
const NOTHING: FoundParts = { events: NONE, others: NONE, groups: [] }

/** The matches of the terms or, if there are none, of another reading of them. */
async function find(
  context: Context,
  literal: Term[],
  slice: Parameters<typeof rank>[2],
): Promise<FoundParts> {
  await noteOrigin(context)
  if (literal.length === 0) return NOTHING
  let terms = literal
  let guessed: string[] = []
  let ranked = await rank(context, terms, slice)
  if ([ranked.events, ranked.others, ...ranked.groups].every(({ count }) => count === 0)) {
    const reading = await readOtherwise(context, terms)
    if (!reading) return NOTHING
    terms = reading.terms
    guessed = reading.guessed
    ranked = await rank(context, terms, slice)
  }
  const all = [ranked.events, ranked.others, ...ranked.groups]
  const itemOf = await findItems(
    context,
    all.flatMap(({ best }) => best),
  )
  const itemsIn = ({ best }: Ranked) => best.map(itemOf).filter((item) => item !== undefined)
  const foundIn = (part: Ranked): Found => ({
    count: part.count,
    results: itemsIn(part).map(({ texts, ...item }) => ({
      ...item,
      excerpt: excerptOf(texts, terms, otherLocale(context.locale) ?? context.locale),
    })),
  })
  const guesses = spellings(guessed, all.flatMap(itemsIn))
  const groups = ranked.groups
    .filter(({ count }) => count > 0)
    .map((group) => ({
      kind: group.kind,
      name: ownKindName(group.kind, context.locale, 'many') ?? group.kind,
      ...foundIn(group),
    }))
  const parts = { events: foundIn(ranked.events), others: foundIn(ranked.others), groups }
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
