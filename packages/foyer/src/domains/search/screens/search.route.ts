import type { Call } from '../../../contract/endpoint.ts'
import { defineScreen } from '../../../ui/screen.ts'
import { search } from '../endpoints.ts'
import type { SearchData } from './search-data.ts'
import type { SearchCategory } from './search-path.ts'
import { SearchView } from './search-view.tsx'

/** The limit of the calls. */
const MAX_QUERY = 200

/** All results, or one part page by page (1 §2 Search). A page past the end is a 404. */
export default defineScreen({
  load: async ({ call, params, url }): Promise<SearchData> => {
    const query = queryOf(url)
    const category = params.category as SearchCategory | undefined
    if (query === '') return { query, category, result: null }
    return { query, category, result: await find(call, query, category, Number(params.page ?? 1)) }
  },
  View: SearchView,
})

/**
 * The query without invisible characters, which could reverse the direction of the title or be lost on the way to the
 * browser.
 */
function queryOf({ searchParams }: URL): string {
  const asked = (searchParams.get('q') ?? '').slice(0, MAX_QUERY).toWellFormed()
  return asked.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
}

async function find(call: Call, query: string, category: SearchCategory | undefined, page: number) {
  if (!category) return call(search.overall, { query })
  const { count, results, guesses } =
    category === 'events'
      ? await call(search.events, { query, page })
      : await call(search.others, { query, page })
  return { count, results, page, ...(guesses && { guesses }) }
}
