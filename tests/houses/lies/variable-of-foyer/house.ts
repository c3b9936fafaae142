import { defineHouse } from 'openfoyer'
import { echo } from './plugins/echo/plugin.ts'

export default defineHouse({
  name: 'Kiln',
  languages: ['en'],
  timeZone: 'Europe/London',
  currency: 'GBP',
  plugins: [echo()],
})
