import { facts } from '#house/facts'
import type { VenueDetail } from '../../../venues/contract.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A venue as structured data for search engines (schema.org). */
export function venueStructuredData(venue: VenueDetail, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'PerformingArtsTheater',
    name: venue.name,
    url: origin + venue.url,
    ...(venue.phone && { telephone: venue.phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: venue.street,
      postalCode: venue.postal_code,
      addressLocality: venue.city,
      ...(facts.country && { addressCountry: facts.country }),
    },
    openingHoursSpecification: venue.opening_hours.map(({ weekday, time_from, time_to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${DAYS[weekday - 1]}`,
      opens: time_from,
      closes: time_to,
    })),
  }
}
