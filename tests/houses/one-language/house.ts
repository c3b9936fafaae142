import { defineHouse } from 'openfoyer'

/** A house whose site is in English only. */
export default defineHouse({
  name: 'The Ropewalk',
  languages: ['en'],
  timeZone: 'Europe/London',
  currency: 'GBP',
  country: 'GB',
})
