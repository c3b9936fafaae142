import type { Call } from '../../../../contract/endpoint.ts'
import type { Paged } from '../../../../contract/paging.ts'
import type { EventSummary, EventTeaser } from '../../../events/contract.ts'
import { events } from '../../../events/endpoints.ts'
import { venues } from '../../../venues/endpoints.ts'
import type { EventKey, ListQuery } from '../filter/query.ts'

export type ProgrammeQuery = ListQuery<EventKey>

/** 2 §9 */
const PAGE_SIZE = 10

/** One page of the programme and what stands between its days. */
export interface Programme {
  query: ProgrammeQuery
  /** Berlin's today as the server has it: a browser's clock may be anywhere. */
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
  // A word of the house says nothing on a selection of its visitor's.
  const isWhole = Object.keys(filters).length === 0
  const [list, shownBefore, teasers, { date: today }] = await Promise.all([
    fetchEvents(call, query, page),
    dayBefore(call, query),
    // The programme stands without them.
    isWhole ? call(events.teasers, date ? { date } : {}).catch(() => NO_TEASERS) : NO_TEASERS,
    call(venues.openingHoursToday),
  ])
  // A later page on its own begins in the middle: what belongs to the days passed before it stood there.
  return { query, today, list, teasers: teasers.data.filter(({ position }) => position >= shownBefore) }
}

/** The day on which the page before this one ends: its teasers come only after its last event, which may be here. */
async function dayBefore(call: Call, { date, filters, page }: ProgrammeQuery): Promise<string> {
  if (page === 1) return ''
  const place = { page: (page - 1) * PAGE_SIZE, page_size: 1 }
  const { results } = await call(events.list, { ...filters, ...(date && { date }), ...place })
  return results[0]?.day ?? ''
}

/** The days of a month with events under the filters (2 §7 GET /api/calendar/). */
export async function fetchDays(call: Call, { filters }: ProgrammeQuery, month: string): Promise<string[]> {
  return (await call(events.calendar, { ...filters, date: `${month}-01` })).data
}
