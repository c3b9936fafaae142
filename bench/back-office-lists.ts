import type { Row } from './bench.ts'
import { compareHouses } from './houses.ts'

/**
 * The cost of back-office lists with many events: the first page, search and filter take the same time within a factor of 1.5.
 */
const EVENTS = '/de/api/admin/events/event/?page_size=50'

export default function backOfficeLists(): Promise<Row[]> {
  return compareHouses(
    'embedded',
    {
      'back-office: events': { urlOf: () => EVENTS },
      'back-office: events to come': { urlOf: () => `${EVENTS}&when=coming` },
      // A full page with both numbers of events, because the length of a page is not compared here.
      'back-office: search': { urlOf: () => `${EVENTS.replace('50', '10')}&search=nachtspeicher` },
      'back-office: filter': { urlOf: () => `${EVENTS}&room=1` },
      'back-office: find': { urlOf: () => '/de/api/admin/find/?search=nacht' },
      'back-office: recent': { urlOf: () => '/de/api/admin/recent/' },
    },
    { asAdmin: true, isGrown: true },
  )
}
