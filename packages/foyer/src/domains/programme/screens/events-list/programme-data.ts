import type { Call, ParamsOf } from '../../../../contract/endpoint.ts'
import type { Paged } from '../../../../contract/paging.ts'
import type { EventSummary, EventTeaser, facets } from '../../../events/contract.ts'
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
  /** The days with events, from the month of the first day shown to the end of the next. */
  days: string[]
  /** Nothing found: how many events there are without each of the filters. */
  without?: Record<string, number>
}

export function fetchEvents(call: Call, query: ProgrammeQuery, page: number) {
  return call(events.list, { ...paramsOf(query), page, page_size: PAGE_SIZE })
}

/** The query as parameters of the calls. These refuse words that they do not know. */
function paramsOf({ date, until, filters }: ProgrammeQuery): ParamsOf<typeof facets> {
  const { age, price_max, ...others } = filters
  const amounts = { ...(age && { age: age[0] }), ...(price_max && { price_max: price_max[0] }) }
  return { ...others, ...amounts, ...(date && { date }), ...(until && { until }) } as ParamsOf<typeof facets>
}

const NO_TEASERS = { data: [] }

export async function loadProgramme(call: Call, query: ProgrammeQuery): Promise<Programme> {
  const { date, until, filters } = query
  // Teasers are only shown without filters.
  const isWhole = Object.keys(filters).length === 0 && !until
  const [list, shownBefore, teasers, { date: today }, days] = await Promise.all([
    fetchEvents(call, query, query.page),
    dayBefore(call, query),
    // Without teasers the programme is still shown.
    isWhole ? call(events.teasers, date ? { date } : {}).catch(() => NO_TEASERS) : NO_TEASERS,
    call(venues.openingHoursToday),
    // Without its dots the rail still leads to every day.
    fetchRailDays(call, query).catch(() => []),
  ])
  const isNarrowed = date !== null || !isWhole
  const found =
    list.count === 0 && isNarrowed ? await call(events.facets, paramsOf(query)).catch(() => null) : null
  // A later page begins in the middle of the list: teasers of earlier days belong to the pages before it.
  return {
    ...{ query, today, list, days, ...(found && { without: found.without }) },
    teasers: teasers.data.filter(({ position }) => position >= shownBefore),
  }
}

/** The last day of the page before: its teasers follow its last event, which may be on this page. */
async function dayBefore(call: Call, query: ProgrammeQuery): Promise<string> {
  const { page } = query
  if (page === 1) return ''
  const place = { page: (page - 1) * PAGE_SIZE, page_size: 1 }
  const { results } = await call(events.list, { ...paramsOf(query), ...place })
  return results[0]?.day ?? ''
}

/** The days of a month with events that match the filters (2 §7 GET /api/calendar/). */
export async function fetchDays(call: Call, query: ProgrammeQuery, month: string): Promise<string[]> {
  return (await call(events.calendar, { ...filtersOf(query), date: `${month}-01` })).data
}

function filtersOf(query: ProgrammeQuery) {
  const { date: _date, until: _until, ...filters } = paramsOf(query)
  return filters
}

/** The days of the month with which the list begins, and of the next one. */
async function fetchRailDays(call: Call, query: ProgrammeQuery): Promise<string[]> {
  const date = query.date ?? (await call(venues.openingHoursToday)).date
  // Always in the next month.
  const until = new Date(Date.parse(`${date.slice(0, 7)}-01`) + 40 * 86_400_000).toISOString().slice(0, 10)
  return (await call(events.calendar, { ...filtersOf(query), date, until })).data
}

export async function fetchCounts(call: Call, query: ProgrammeQuery) {
  return (await call(events.facets, paramsOf(query))).options
}
