/**
 * What Google asks of an event, as its documentation says it: developers.google.com/search/docs/appearance/structured-data/event,
 * "Structured data type definitions", as of autumn 2026. A required field that is missing keeps the event out of the results.
 */
export const GOOGLE_EVENT = {
  required: ['name', 'startDate', 'location', 'location.name', 'location.address'],
  recommended: [
    'description',
    'endDate',
    'eventStatus',
    'image',
    'organizer',
    'organizer.name',
    'organizer.url',
    'offers.price',
    'offers.priceCurrency',
    'offers.availability',
    'offers.url',
    'offers.validFrom',
    'performer',
    'performer.name',
    'location.address.streetAddress',
    'location.address.addressLocality',
    'location.address.postalCode',
    'location.address.addressCountry',
  ],
  /** ISO 8601 with time and offset. */
  moment: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/,
  statuses: ['EventScheduled', 'EventCancelled', 'EventPostponed', 'EventRescheduled', 'EventMovedOnline'],
  availabilities: ['InStock', 'LimitedAvailability', 'SoldOut', 'PreOrder', 'Discontinued', 'InStoreOnly'],
  /** The width that a picture must have. */
  pictureWidth: 720,
} as const

/** The values at `offers.price`, through lists. */
export function valuesAt(graph: unknown, path: string): unknown[] {
  return path
    .split('.')
    .reduce<unknown[]>(
      (found, name) => found.flatMap((one) => (one as Record<string, unknown>)?.[name] ?? []),
      [graph],
    )
}
