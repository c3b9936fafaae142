import { facts } from '#house/facts'
import type { EventKind } from '../../../../contract/event-kinds.ts'
import {
  addressOf,
  type Describing,
  type Graph,
  houseOf,
  known,
  picturesOf,
  whole,
} from '../../../../ui/graph.ts'
import type { EventDetail, EventSummary } from '../../../events/contract.ts'
import type { Contributor } from '../../../people/contract.ts'
import type { VenueDetail } from '../../../venues/contract.ts'
import { ageRange, languagesIn, spokenIn } from './spoken-languages.ts'

/** The type of schema.org for each kind. Search engines know no other. */
const EVENT_TYPES: Record<EventKind, string> = {
  other: 'Event',
  music: 'MusicEvent',
  theatre: 'TheaterEvent',
  dance: 'DanceEvent',
  comedy: 'ComedyEvent',
  children: 'ChildrensEvent',
  literature: 'LiteraryEvent',
  film: 'ScreeningEvent',
  exhibition: 'ExhibitionEvent',
  talk: 'EducationEvent',
  workshop: 'EducationEvent',
  festival: 'Festival',
  food: 'FoodEvent',
  party: 'SocialEvent',
}

const IN_WORDS = 'https://schema.org/'

/** What is offered at an evening itself, in the words of schema.org. */
const EVENT_ACCESS: Record<string, string> = {
  surtitles: 'captions',
  'sign-language': 'signLanguage',
  'audio-description': 'audioDescription',
}
/** What a place has. */
const PLACE_ACCESS: Record<string, string> = {
  wheelchair: 'Wheelchair places',
  'induction-loop': 'Induction loop',
  'accessible-toilet': 'Accessible toilet',
  'assistance-dogs': 'Assistance dogs welcome',
  lift: 'Lift',
  'quiet-room': 'Quiet room',
}

interface Source extends Describing {
  event: EventDetail
  venue: VenueDetail | null
  description: string
  /** Whether the house sells tickets on this site. */
  hasShop: boolean
}

/** An event for search engines (schema.org). Addresses are absolute, dates have their offset. */
export function eventStructuredData({ event, venue, description, hasShop, ...site }: Source): Graph {
  const { origin } = site
  return known({
    '@type': EVENT_TYPES[event.kind],
    '@id': whole(event.url, origin),
    name: event.title,
    url: whole(event.url, origin),
    description,
    image: picturesOf(event.image_obj, origin),
    startDate: event.date_start,
    endDate: event.date_end,
    doorTime: venue?.doors_minutes ? minutesBefore(event.date_start, venue.doors_minutes) : null,
    duration: event.duration_minutes && `PT${event.duration_minutes}M`,
    eventStatus: IN_WORDS + statusOf(event),
    previousStartDate: event.moved_from,
    eventAttendanceMode: `${IN_WORDS}OfflineEventAttendanceMode`,
    inLanguage: spokenIn(event.language),
    subtitleLanguage: languagesIn(event.surtitles),
    typicalAgeRange: ageRange(event.age_advice),
    isAccessibleForFree: event.prices.length > 0 ? isFree(event) : null,
    location: event.room ? placeOf(event.room, venue, { event, origin }) : houseAsPlace(site),
    performer: performersOf(event.contributors, origin),
    organizer: houseOf(site),
    offers: offersOf(event, { origin, hasShop }),
    superEvent: wholesOf(event, origin),
    subEvent: event.children.map((child) => partOf(child, origin)),
    workPerformed: workOf(event, origin),
  })
}

function statusOf({ status, moved_from }: Pick<EventSummary, 'status' | 'moved_from'>): string {
  if (status === 'cancelled') return 'EventCancelled'
  if (status !== 'moved') return 'EventScheduled'
  // Moved without an old date: the new one is not known yet.
  return moved_from ? 'EventRescheduled' : 'EventPostponed'
}

function isFree({ prices }: EventDetail): boolean {
  return prices.every(({ price }) => Number(price) === 0)
}

/** The same clock as the moment given, so that both are read alike. */
function minutesBefore(moment: string, minutes: number): string {
  const offset = moment.slice(19)
  const asIfUtc = new Date(Date.parse(`${moment.slice(0, 19)}Z`) - minutes * 60_000)
  return asIfUtc.toISOString().slice(0, 19) + offset
}

interface PlaceContext {
  event: EventDetail
  origin: string
}

function placeOf(
  room: NonNullable<EventDetail['room']>,
  venue: VenueDetail | null,
  { event, origin }: PlaceContext,
): Graph {
  const address = venue && whole(venue.url, origin)
  const capacity = venue?.rooms.find(({ id }) => id === room.id)?.capacity
  return known({
    '@type': 'Place',
    '@id': address && `${address}#room-${room.id}`,
    name: [room.venue?.name, room.name].filter(Boolean).join(', '),
    url: address,
    address: venue && addressOf(venue),
    geo: venue && geoOf(venue),
    maximumAttendeeCapacity: capacity,
    amenityFeature: amenitiesOf([...event.access_features, ...(venue?.access_features ?? [])]),
    containedInPlace: venue && { '@type': 'EventVenue', '@id': `${address}#venue`, name: venue.name },
  })
}

/** An event without a room is at the house. */
function houseAsPlace({ origin, siteName }: Describing): Graph {
  return known({ '@type': 'Place', name: siteName, url: origin, address: facts.country })
}

export function geoOf({ latitude, longitude }: VenueDetail): Graph | null {
  return latitude === null || longitude === null ? null : { '@type': 'GeoCoordinates', latitude, longitude }
}

export function amenitiesOf(features: string[]): Graph[] {
  const names = [...new Set(features)].flatMap((feature) => PLACE_ACCESS[feature] ?? [])
  return names.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true }))
}

/** A guest has a name only; a person of the house has a page, which says more. */
export function performersOf(contributors: Contributor[], origin: string): Graph[] {
  const named = new Map(contributors.map((one) => [one.name, one.person?.url ?? '']))
  return [...named].map(([name, url]) => known({ '@type': 'Person', name, url: url && whole(url, origin) }))
}

const AVAILABILITY: Partial<Record<EventDetail['status'], string>> = {
  sold_out: 'SoldOut',
  cancelled: 'Discontinued',
  few_left: 'LimitedAvailability',
}

/** What a ticket costs and where it is. Of an event that is over, there is nothing to offer. */
function offersOf(event: EventDetail, { origin, hasShop }: { origin: string; hasShop: boolean }): Graph[] {
  if (event.ticket_sale === 'over') return []
  const { status, ticket_sale, ticketSaleFrom, ticket_url, url } = event
  const sold = hasShop || ticket_url ? 'InStock' : 'InStoreOnly'
  const offers = event.prices.map(({ name, text, price }) =>
    known({
      '@type': 'Offer',
      name: [name, text].filter(Boolean).join(', '),
      price: Number(price).toFixed(facts.currencyDecimals),
      priceCurrency: facts.currency,
      availability: IN_WORDS + (AVAILABILITY[status] ?? (ticket_sale === 'later' ? 'PreOrder' : sold)),
      url: whole(ticket_url || url, origin),
      validFrom: ticketSaleFrom,
    }),
  )
  // Seat groups may repeat a price under the same name.
  return [...new Map(offers.map((offer) => [`${offer.name} ${offer.price}`, offer])).values()]
}

/** What the evening is part of: a festival, a series, the run of its production. */
function wholesOf({ parent_event, series, production }: EventDetail, origin: string): Graph[] {
  const link = (type: string, item: { name: string; url: string } | null, hash = '') =>
    item
      ? [
          {
            '@type': type,
            '@id': whole(item.url, origin) + hash,
            name: item.name,
            url: whole(item.url, origin),
          },
        ]
      : []
  return [
    ...link('Event', parent_event),
    ...link('EventSeries', series),
    ...link('EventSeries', production, '#dates'),
  ]
}

/** A date as part of a festival, a series or a run: its own page says the rest. */
export function partOf(event: EventSummary, origin: string): Graph {
  const { title, url, date_start, date_end, room } = event
  const place = [room?.venue?.name, room?.name].filter(Boolean).join(', ')
  return known({
    '@type': 'Event',
    '@id': whole(url, origin),
    name: title,
    url: whole(url, origin),
    startDate: date_start,
    endDate: date_end,
    eventStatus: IN_WORDS + statusOf(event),
    location: place && { '@type': 'Place', name: place },
  })
}

/**
 * What is performed: the pieces, or the production. What is offered for people who do not hear or see belongs to it, because
 * schema.org has no word for it at an event.
 */
function workOf(event: EventDetail, origin: string): Graph[] {
  const { production, works, access_features } = event
  const accessibilityFeature = access_features.flatMap((feature) => EVENT_ACCESS[feature] ?? [])
  const pieces = works.map(({ composer, title }) =>
    known({
      '@type': 'MusicComposition',
      name: title,
      composer: composer && { '@type': 'Person', name: composer },
    }),
  )
  if (!production && accessibilityFeature.length === 0) return pieces
  const url = production && whole(production.url, origin)
  const main = known({
    '@type': 'CreativeWork',
    '@id': url && `${url}#work`,
    name: production?.name ?? event.title,
    url,
    accessibilityFeature,
  })
  return [main, ...pieces]
}
