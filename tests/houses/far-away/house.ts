import { defineHouse } from 'openfoyer'

/** Another clock, whose summer time begins and ends on other days and half an hour beside the others, and another currency. */
export default defineHouse({
  name: 'Far Away',
  languages: ['de', 'en'],
  timeZone: 'America/St_Johns',
  currency: 'CHF',
  country: 'CA',
})
