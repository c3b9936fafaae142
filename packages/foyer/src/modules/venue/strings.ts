import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/venue', {
  name: { de: 'Spielort', en: 'Venue' },
  help: { de: 'Ein Haus mit Adresse und Zugang.', en: 'A venue with its address and access.' },
  venue: { de: 'Spielort', en: 'Venue' },
})
