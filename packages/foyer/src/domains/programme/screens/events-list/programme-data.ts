import type { Call } from '../../../../contract/endpoint.ts'
import type { Paged } from '../../../../contract/paging.ts'
import type { EventSummary, EventTeaser } from '../../../events/contract.ts'
import { events } from '../../../events/endpoints.ts'
import { venues } from '../../../venues/endpoints.ts'
import type { EventKey, ListQuery } from '../filter/query.ts'

export type ProgrammeQuery = ListQuery<EventKey>

/** 2 §9 */
const PAGE_SIZE = 10

/** One page of the programme, with the teasers between its days. */
export interface Programme {
  query: ProgrammeQuery
  /** Today at the house by the server, because a browser's clock may be wrong. */
  today: string
  list: Paged<EventSummary>
  teasers: EventTeaser[]
}

export function fetchEvents(call: Call, { date, filters }: ProgrammeQuery, page: number) {
  return call(events.list, { ...filters, ...(date && { date }), page, page_size: PAGE_SIZE })
}

const NO_TEASERS = { data: [] }

export async function loadProgramme(call: Call, query: ProgrammeQuery): Promise<Programme> {
  const { date, filters, page } = query
  // Teasers are only shown without filters.
  const isWhole = Object.keys(filters).length === 0
  const [list, shownBefore, teasers, { date: today }] = await Promise.all([
    fetchEvents(call, query, page),
    dayBefore(call, query),
    // Without teasers the programme is still shown.
    isWhole ? call(events.teasers, date ? { date } : {}).catch(() => NO_TEASERS) : NO_TEASERS,
    call(venues.openingHoursToday),
  ])
  // A later page begins in the middle of the list: teasers of earlier days belong to the pages before it.
  return { query, today, list, teasers: teasers.data.filter(({ position }) => position >= shownBefore) }
}

/** The last day of the page before: its teasers follow its last event, which may be on this page. */
async function dayBefore(call: Call, { date, filters, page }: ProgrammeQuery): Promise<string> {
  if (page === 1) return ''
  const place = { page: (page - 1) * PAGE_SIZE, page_size: 1 }
  const { results } = await call(events.list, { ...filters, ...(date && { date }), ...place })
  return results[0]?.day ?? ''
}

/** The days of a month with events that match the filters (2 §7 GET /api/calendar/). */
export async function fetchDays(call: Call, { filters }: ProgrammeQuery, month: string): Promise<string[]> {
  return (await call(events.calendar, { ...filters, date: `${month}-01` })).data
}
