import type { LoadArguments } from '../../../../ui/screen.ts'
import type { EventDetail, EventSummary } from '../../../events/contract.ts'
import { events } from '../../../events/endpoints.ts'
import type { ArticleSummary } from '../../../magazine/contract.ts'
import { magazine } from '../../../magazine/endpoints.ts'
import type { VenueDetail } from '../../../venues/contract.ts'
import { venues } from '../../../venues/endpoints.ts'
import { loadOwnSection, type OwnSection } from '../detail/own-section.ts'

export interface EventData {
  event: EventDetail
  /** Where it takes place, with its address and its hours. */
  venue: VenueDetail | null
  /** Other dates of the production, or of the series where there is none. */
  others: EventSummary[]
  articles: ArticleSummary[]
  section: OwnSection
}

const MAX_OTHERS = 12

/** Five calls at most, in two rounds: the second asks about what the event names. */
export async function loadEvent({ call, params }: LoadArguments): Promise<EventData> {
  const id = Number(params.id)
  const [event, { results: articles }, section] = await Promise.all([
    call(events.detail, { id }),
    call(magazine.list, { event: id, page_size: 3 }),
    loadOwnSection(call, `event-${id}`),
  ])
  const venueId = event.room?.venue?.id
  const related = relatedFilter(event)
  const [venue, others] = await Promise.all([
    venueId ? call(venues.detail, { id: venueId }) : null,
    related ? call(events.list, { ...related, page_size: MAX_OTHERS + 1 }) : null,
  ])
  return {
    event,
    venue,
    others: (others?.results ?? []).filter((other) => other.id !== id).slice(0, MAX_OTHERS),
    articles,
    section,
  }
}

function relatedFilter({ production, series }: EventDetail) {
  if (production) return { production: production.id }
  return series ? { series: series.id } : null
}
