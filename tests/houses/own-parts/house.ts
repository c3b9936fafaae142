import { defineHouse } from 'openfoyer'

export default defineHouse({
  name: 'Kiln',
  languages: ['de', 'en'],
  timeZone: 'Europe/Vienna',
  currency: 'EUR',
})
