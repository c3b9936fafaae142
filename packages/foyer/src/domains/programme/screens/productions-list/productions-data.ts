import type { Call } from '../../../../contract/endpoint.ts'
import type { Paged } from '../../../../contract/paging.ts'
import { events } from '../../../events/endpoints.ts'
import type { ProductionSummary } from '../../../productions/contract.ts'
import { productions } from '../../../productions/endpoints.ts'
import { venues } from '../../../venues/endpoints.ts'
import type { ListQuery, ProductionKey } from '../filter/query.ts'

export type ProductionsQuery = ListQuery<ProductionKey>

export interface Repertoire {
  query: ProductionsQuery
  /** Today at the house by the server. */
  today: string
  list: Paged<ProductionSummary>
}

export function fetchProductions(call: Call, { date, filters }: ProductionsQuery, page: number) {
  return call(productions.list, { ...filters, ...(date && { date }), page })
}

export async function loadRepertoire(call: Call, query: ProductionsQuery): Promise<Repertoire> {
  const [list, { date: today }] = await Promise.all([
    fetchProductions(call, query, query.page),
    call(venues.openingHoursToday),
  ])
  return { query, today, list }
}

/** Days with events of the productions under the filters. */
export async function fetchDays(call: Call, { filters }: ProductionsQuery, month: string): Promise<string[]> {
  const { exhibition_type: type, season: production_season, tag: production_tag } = filters
  const given = Object.entries({ type, production_season, production_tag }).filter(
    ([, id]) => id !== undefined,
  )
  return (await call(events.calendar, { ...Object.fromEntries(given), date: `${month}-01` })).data
}
