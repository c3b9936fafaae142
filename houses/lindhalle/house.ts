import { defineHouse } from 'openfoyer'
import { testshop } from 'openfoyer/shops'

export default defineHouse({
  name: 'Lindhalle',
  languages: ['de', 'en'],
  timeZone: 'Europe/Zurich',
  spelling: 'swiss',
  currency: 'CHF',
  country: 'CH',
  formats: { de: 'de-CH', en: 'en-CH' },
  shop: testshop(),
})
