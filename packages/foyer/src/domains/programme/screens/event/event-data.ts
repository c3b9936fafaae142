import { hasArea } from '../../../../contract/areas.ts'
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
  /** The venue, with address and hours. */
  venue: VenueDetail | null
  /** Other dates of the production, or of the series if there is no production. */
  others: EventSummary[]
  /** The number of all dates if `others` are only the next ones; otherwise 0. */
  allDates: number
  /** Articles on the event itself, then on its production. */
  articles: ArticleSummary[]
  section: OwnSection
}

const hasMagazine = hasArea('magazine')
const MAX_OTHERS = 12
const MAX_ARTICLES = 3

/** At most six calls in two rounds: the second needs ids from the event. */
export async function loadEvent({ call, params }: LoadArguments): Promise<EventData> {
  const id = Number(params.id)
  const [event, own, section] = await Promise.all([
    call(events.detail, { id }),
    hasMagazine ? call(magazine.list, { event: id, page_size: MAX_ARTICLES }) : null,
    loadOwnSection(call, `event-${id}`),
  ])
  const venueId = event.room?.venue?.id
  const related = relatedFilter(event)
  const [venue, others, ofProduction] = await Promise.all([
    venueId ? call(venues.detail, { id: venueId }) : null,
    related ? call(events.list, { ...related, page_size: MAX_OTHERS + 1 }) : null,
    event.production && hasMagazine
      ? call(magazine.list, { production: event.production.id, page_size: MAX_ARTICLES })
      : null,
  ])
  const rest = (others?.results ?? []).filter((other) => other.id !== id)
  return {
    event,
    venue,
    others: rest.slice(0, MAX_OTHERS),
    allDates: others?.next || rest.length > MAX_OTHERS ? (others?.count ?? 0) : 0,
    articles: once([...(own?.results ?? []), ...(ofProduction?.results ?? [])]).slice(0, MAX_ARTICLES),
    section,
  }
}

function relatedFilter({ production, series }: EventDetail) {
  if (production) return { production: production.id }
  return series ? { series: series.id } : null
}

function once(articles: ArticleSummary[]): ArticleSummary[] {
  return [...new Map(articles.map((article) => [article.id, article])).values()]
}
