import { defineHouse } from 'openfoyer'

export default defineHouse({
  name: 'Kiln',
  languages: ['en'],
  timeZone: 'Europe/London',
  currency: 'GBP',
  // @ts-expect-error: no house can say this
  colour: 'red',
})
