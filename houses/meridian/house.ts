import { defineHouse } from 'openfoyer'

export default defineHouse({
  name: 'Haus Meridian',
})
