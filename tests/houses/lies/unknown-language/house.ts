import { defineHouse } from 'openfoyer'

export default defineHouse({
  name: 'Kiln',
  // @ts-expect-error: Foyer speaks no French
  languages: ['fr'],
  timeZone: 'Europe/London',
  currency: 'GBP',
})
