import { defineHouse } from 'openfoyer'

/** A house with both languages, and English as the default. */
export default defineHouse({
  name: 'The Two Tongues',
  languages: ['en', 'de'],
  timeZone: 'Europe/London',
  currency: 'GBP',
  country: 'GB',
})
