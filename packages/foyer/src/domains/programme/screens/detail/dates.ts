import type { Call } from '../../../../contract/endpoint.ts'
import type { EventSummary } from '../../../events/contract.ts'
import { events } from '../../../events/endpoints.ts'

/** The number of dates on a page that is not only a list of dates. */
const FIRST_DATES = 12
/** The page size of the call. */
const DATES_AT_ONCE = 100

/** The item that the dates belong to. */
type Of = { person: number } | { venue: number } | { series: number } | { production: number }

export interface Dates {
  dates: EventSummary[]
  /** The number of all dates. */
  count: number
}

/** The next dates; all of them if the address says `?dates=all`, as the link below the list does. */
export async function loadDates(call: Call, of: Of, url: URL): Promise<Dates> {
  if (url.searchParams.get('dates') === 'all') return loadAllDates(call, of)
  const { results, count } = await call(events.list, { ...of, page_size: FIRST_DATES })
  return { dates: results, count }
}

export async function loadAllDates(call: Call, of: Of): Promise<Dates> {
  const dates: EventSummary[] = []
  for (let page = 1; ; page++) {
    const { results, count, next } = await call(events.list, { ...of, page, page_size: DATES_AT_ONCE })
    dates.push(...results)
    if (!next) return { dates, count }
  }
}
