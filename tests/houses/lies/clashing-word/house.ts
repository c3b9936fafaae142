import { defineHouse } from 'openfoyer'

export default defineHouse({
  name: 'Kiln',
  languages: ['en'],
  timeZone: 'Europe/London',
  currency: 'GBP',
  paths: { events: { en: '/team' } },
})
