import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings({
  name: { de: 'Termin', en: 'Event' },
  help: { de: 'Ein Eintrag der Terminliste.', en: 'An entry of the event list.' },
  event: { de: 'Termin', en: 'Event' },
})
