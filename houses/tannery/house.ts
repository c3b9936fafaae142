import { defineHouse } from 'openfoyer'

export default defineHouse({
  name: 'The Tannery',
  languages: ['en'],
  timeZone: 'Europe/London',
  currency: 'GBP',
  country: 'GB',
})
