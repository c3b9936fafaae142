import type { Row } from './bench.ts'
import { compareHouses } from './houses.ts'

/** What the lists of the back-office cost in a large house: first page, search and filter the same within 1.5. */
const EVENTS = '/de/api/admin/events/event/?page_size=50'

export default function backOfficeLists(): Promise<Row[]> {
  return compareHouses(
    'embedded',
    {
      'back-office: events': { urlOf: () => EVENTS },
      'back-office: events to come': { urlOf: () => `${EVENTS}&when=coming` },
      // A page that is full in both houses: how many items a page holds is not what is compared.
      'back-office: search': { urlOf: () => `${EVENTS.replace('50', '10')}&search=nachtspeicher` },
      'back-office: filter': { urlOf: () => `${EVENTS}&room=1` },
      'back-office: find': { urlOf: () => '/de/api/admin/find/?search=nacht' },
      'back-office: recent': { urlOf: () => '/de/api/admin/recent/' },
    },
    { asAdmin: true, isGrown: true },
  )
}
