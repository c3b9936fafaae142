import { otherLocale } from '../../contract/locale.ts'
import type { Paged } from '../../contract/paging.ts'
import type { Context } from '../../platform/context.ts'
import { pageOf } from '../../platform/endpoints/paging.ts'
import type { Found, Overall, SearchResult } from './contract.ts'
import { correctSpelling } from './correct-spelling.ts'
import { countSearch } from './counting.ts'
import { excerptOf } from './excerpt.ts'
import { findItems } from './found-items.ts'
import { noteOrigin } from './origin.ts'
import type { Term } from './parse-query.ts'
import { rank, type Slice } from './ranking.ts'
import { meantBy } from './synonyms.ts'
import type { Part } from './text-query.ts'
import { suggestionsFor, vocabularyOf } from './vocabulary.ts'

/** How many of each part the overall result shows. */
const OVERALL = { limit: 6, offset: 0 }

/** The best of both parts. */
export async function searchOverall(context: Context, query: string): Promise<Overall> {
  const terms = await meantBy(context, query)
  const { events, others } = await find(context, terms, OVERALL)
  const count = events.count + others.count
  countSearch(context, query, count)
  const suggestions = count === 0 && terms.length > 0 ? await suggest(context, terms) : []
  return { query, count, events, others, suggestions }
}

/** One part of the results, page by page. */
export async function searchPart(
  context: Context,
  part: Part,
  { query, page, page_size }: { query: string; page: number; page_size: number },
): Promise<Paged<SearchResult>> {
  const slice = { limit: page_size, offset: (page - 1) * page_size, parts: [part] }
  const { [part]: found } = await find(context, await meantBy(context, query), slice)
  // Turning the page is no new search.
  if (page === 1) countSearch(context, query, found.count)
  return pageOf(`/api/search/${part}`, context.locale, { query, page, page_size }, found)
}

const NOTHING: Record<Part, Found> = { events: { count: 0, results: [] }, others: { count: 0, results: [] } }

/** What holds the terms or, where nothing does, what holds them with their spelling corrected. */
async function find(
  context: Context,
  literal: Term[],
  slice: Slice & { parts?: Part[] },
): Promise<Record<Part, Found>> {
  await noteOrigin(context)
  if (literal.length === 0) return NOTHING
  let terms = literal
  let ranked = await rank(context, terms, slice)
  if (ranked.events.count + ranked.others.count === 0) {
    const corrected = await correctSpelling(context, terms)
    if (!corrected) return NOTHING
    terms = corrected
    ranked = await rank(context, terms, slice)
  }
  const itemOf = await findItems(context, [...ranked.events.best, ...ranked.others.best])
  const foundIn = (part: Part): Found => ({
    count: ranked[part].count,
    results: ranked[part].best
      .map(itemOf)
      .filter((item) => item !== undefined)
      .map(({ texts, ...item }) => ({
        ...item,
        excerpt: excerptOf(texts, terms, otherLocale(context.locale)),
      })),
  })
  return { events: foundIn('events'), others: foundIn('others') }
}

async function suggest(context: Context, terms: Term[]): Promise<string[]> {
  const words = terms.flatMap(({ anyOf }) => anyOf.map(({ folded }) => folded))
  return suggestionsFor(await vocabularyOf(context), words)
}
