import { compareHouses } from './two-houses.ts'

/** What the lists of the back-office cost in a house of 200 events and in one of 20,000: first page, search and filter the same within 1.5. */
const EVENTS = '/de/api/admin/events/event/?page_size=50'
await compareHouses(
  [
    EVENTS,
    `${EVENTS}&when=coming`,
    `${EVENTS}&search=nachtspeicher`,
    `${EVENTS}&room=1`,
    '/de/api/admin/find/?search=nacht',
    '/de/api/admin/recent/',
  ],
  { asAdmin: true },
)
