import { addressOf, type Describing, type Graph, known, picturesOf, whole } from '../../../../ui/graph.ts'
import type { VenueDetail } from '../../../venues/contract.ts'
import { plainText } from '../detail/plain-text.ts'
import { amenitiesOf, geoOf } from '../event/event-structured-data.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A venue with its rooms for search engines (schema.org). */
export function venueStructuredData(venue: VenueDetail, { origin }: Pick<Describing, 'origin'>): Graph {
  const url = whole(venue.url, origin)
  return known({
    '@type': 'EventVenue',
    '@id': `${url}#venue`,
    name: venue.name,
    url,
    description: plainText(venue.description) || venue.subtitle,
    image: picturesOf(venue.image_obj, origin),
    telephone: venue.phone,
    email: venue.email,
    address: addressOf(venue),
    geo: geoOf(venue),
    amenityFeature: amenitiesOf(venue.access_features),
    openingHoursSpecification: venue.opening_hours.map(({ weekday, time_from, time_to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${DAYS[weekday - 1]}`,
      opens: time_from,
      closes: time_to,
    })),
    containsPlace: venue.rooms.map(({ id, name, capacity }) =>
      known({ '@type': 'Place', '@id': `${url}#room-${id}`, name, maximumAttendeeCapacity: capacity }),
    ),
  })
}
