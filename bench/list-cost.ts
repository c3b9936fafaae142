import { compareHouses } from './two-houses.ts'

/** What a list call costs in a house of 200 events and in one of 20,000: the same within 1.5. */
await compareHouses([
  '/de/api/events/',
  '/de/api/events/?page=5&room=1',
  '/de/api/events/?tag=1',
  '/de/api/calendar/',
])
