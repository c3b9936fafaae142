import { defineHouse } from 'openfoyer'

export default defineHouse({
  name: 'Haus Meridian',
  languages: ['de', 'en'],
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
  country: 'DE',
})
