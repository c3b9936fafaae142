import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/venue-list', {
  name: { de: 'Spielorte', en: 'Venue list' },
  help: { de: 'Mehrere Häuser untereinander.', en: 'Several venues, one below the other.' },
  children: { de: 'Spielorte', en: 'Venues' },
})
