import { facts } from '#house/facts'
import type { EventDetail } from '../../../events/contract.ts'
import type { VenueDetail } from '../../../venues/contract.ts'

type Status = EventDetail['status']

const EVENT_STATUS: Partial<Record<Status, string>> = {
  cancelled: 'https://schema.org/EventCancelled',
  moved: 'https://schema.org/EventRescheduled',
}
const AVAILABILITY: Partial<Record<Status, string>> = {
  sold_out: 'https://schema.org/SoldOut',
  cancelled: 'https://schema.org/Discontinued',
  few_left: 'https://schema.org/LimitedAvailability',
}

interface Source {
  event: EventDetail
  venue: VenueDetail | null
  origin: string
  siteName: string
  description: string
}

/** An event as structured data for search engines (schema.org). Addresses are absolute, dates have their offset. */
export function eventStructuredData({ event, venue, origin, siteName, description }: Source) {
  const whole = (url: string) => new URL(url, origin).href
  const image = event.image_thumbnails
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    url: whole(event.url),
    startDate: event.date_start,
    endDate: event.date_end,
    ...(event.moved_from && { previousStartDate: event.moved_from }),
    eventStatus: EVENT_STATUS[event.status] ?? 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    isAccessibleForFree: event.prices.length > 0 && event.prices.every(({ price }) => Number(price) === 0),
    ...(description && { description }),
    ...(image && { image: [image.large, image.horizontal, image.vertical].map(whole) }),
    ...(event.room && { location: placeOf(event.room, venue) }),
    ...(event.contributors.length > 0 && {
      performer: event.contributors.map(({ name, person }) => ({
        '@type': 'Person',
        name,
        ...(person && { url: whole(person.url) }),
      })),
    }),
    organizer: { '@type': 'Organization', name: siteName, url: origin },
    ...(event.prices.length > 0 && { offers: event.prices.map((price) => offerOf(event, price, whole)) }),
  }
}

function placeOf(room: NonNullable<EventDetail['room']>, venue: VenueDetail | null) {
  return {
    '@type': 'Place',
    name: [room.venue?.name, room.name].filter(Boolean).join(', '),
    ...(venue && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: venue.street,
        postalCode: venue.postal_code,
        addressLocality: venue.city,
        ...(facts.country && { addressCountry: facts.country }),
      },
    }),
    ...(venue?.latitude != null &&
      venue.longitude != null && {
        geo: { '@type': 'GeoCoordinates', latitude: venue.latitude, longitude: venue.longitude },
      }),
  }
}

function offerOf(
  { status, ticketSaleFrom, ticket_url, url }: EventDetail,
  { name, text, price }: EventDetail['prices'][number],
  whole: (url: string) => string,
) {
  return {
    '@type': 'Offer',
    name: [name, text].filter(Boolean).join(', '),
    price: Number(price).toFixed(facts.currencyDecimals),
    priceCurrency: facts.currency,
    availability: AVAILABILITY[status] ?? 'https://schema.org/InStock',
    url: whole(ticket_url || url),
    ...(ticketSaleFrom && { validFrom: ticketSaleFrom }),
  }
}
