import { hasArea } from '../../../../contract/areas.ts'
import type { LoadArguments } from '../../../../ui/screen.ts'
import type { EventSummary } from '../../../events/contract.ts'
import type { ArticleSummary } from '../../../magazine/contract.ts'
import { magazine } from '../../../magazine/endpoints.ts'
import type { ProductionDetail } from '../../../productions/contract.ts'
import { productions } from '../../../productions/endpoints.ts'
import type { VenueDetail } from '../../../venues/contract.ts'
import { venues } from '../../../venues/endpoints.ts'
import { loadAllDates } from '../detail/dates.ts'
import { loadOwnSection, type OwnSection } from '../detail/own-section.ts'

export interface ProductionData {
  production: ProductionDetail
  /** Its events from today on. */
  dates: EventSummary[]
  /** The venue of the next one. */
  venue: VenueDetail | null
  articles: ArticleSummary[]
  section: OwnSection
}

/** The target of a production's booking button (2 §2 Sticky navigation and booking button). */
export const DATES_ANCHOR = 'datesAndTickets'

export async function loadProduction({ call, params }: LoadArguments): Promise<ProductionData> {
  const id = Number(params.id)
  const [production, { dates }, { results: articles }, section] = await Promise.all([
    call(productions.detail, { id }),
    loadAllDates(call, { production: id }),
    hasArea('magazine') ? call(magazine.list, { production: id, page_size: 3 }) : { results: [] },
    loadOwnSection(call, `production-${id}`),
  ])
  const venueId = dates[0]?.room?.venue?.id
  const venue = venueId ? await call(venues.detail, { id: venueId }) : null
  return { production, dates, venue, articles, section }
}

/** The next event that can be visited: neither over nor cancelled. A running one counts until its end. */
export function nextDate(dates: EventSummary[]): EventSummary | undefined {
  return dates.find(({ status, ticket_sale }) => status !== 'cancelled' && ticket_sale !== 'over')
}
