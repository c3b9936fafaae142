import type { Paged } from '../../contract/paging.ts'
import type { Context } from '../../platform/context.ts'
import { pageOf } from '../../platform/endpoints/paging.ts'
import type { Found, Overall, SearchResult } from './contract.ts'
import { countSearch } from './counting.ts'
import { find } from './finding.ts'
import type { Part, Wanted } from './matching.ts'
import { literally, probably } from './understanding.ts'
import { suggestionsFor, vocabularyOf } from './vocabulary.ts'

/** How many of each part the overall result shows. */
const OVERALL = { limit: 6, offset: 0 }

/** The best of both parts. */
export async function searchOverall(context: Context, query: string): Promise<Overall> {
  const both = async (wanted: Wanted[]) => ({
    events: await find(context, 'events', wanted, OVERALL),
    others: await find(context, 'others', wanted, OVERALL),
  })
  const wanted = literally(query, context)
  const found = await orProbably(context, wanted, both, ({ events, others }) => events.count + others.count)
  const count = found.events.count + found.others.count
  countSearch(context, query, count)
  const suggestions = count === 0 && wanted.length > 0 ? await suggest(context, wanted) : []
  return { query, count, ...found, suggestions }
}

/** One part of the results, page by page. */
export async function searchPart(
  context: Context,
  part: Part,
  { query, page, page_size }: { query: string; page: number; page_size: number },
): Promise<Paged<SearchResult>> {
  const slice = { limit: page_size, offset: (page - 1) * page_size }
  const look = (wanted: Wanted[]) => find(context, part, wanted, slice)
  const found = await orProbably(context, literally(query, context), look, ({ count }: Found) => count)
  // Turning the page is no new search.
  if (page === 1) countSearch(context, query, found.count)
  return pageOf(`/api/search/${part}`, context.locale, { query, page, page_size }, found)
}

/** Takes a query at its word, and only where that gives nothing as what was probably meant. */
async function orProbably<T>(
  context: Context,
  wanted: Wanted[],
  look: (wanted: Wanted[]) => Promise<T>,
  countOf: (found: T) => number,
): Promise<T> {
  const found = await look(wanted)
  if (countOf(found) > 0 || wanted.length === 0) return found
  const meant = await probably(context, wanted)
  return meant ? look(meant) : found
}

async function suggest(context: Context, wanted: Wanted[]): Promise<string[]> {
  const words = wanted.flatMap(({ anyOf }) => anyOf.map(({ folded }) => folded))
  return suggestionsFor(await vocabularyOf(context), words)
}
