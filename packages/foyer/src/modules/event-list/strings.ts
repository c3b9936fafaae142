import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/event-list', {
  name: { de: 'Termine', en: 'Event list' },
  help: {
    de: 'Die nächsten Termine, auf Wunsch hinter ausgewählten.',
    en: 'The next events, after hand-picked ones if there are any.',
  },
  date_from: { de: 'Von', en: 'From' },
  date_from_help: { de: 'Ab jetzt, wenn es leer ist.', en: 'From now on if left empty.' },
  date_to: { de: 'Bis', en: 'To' },
  festival: { de: 'Festival', en: 'Festival' },
  festival_help: {
    de: 'Nur Termine, die Teil dieser Veranstaltung sind; alle, die noch kommen.',
    en: 'Only events that are part of this one; all that are still to come.',
  },
  tag: { de: 'Schlagwort', en: 'Tag' },
  filters: { de: 'Zeitraum', en: 'Period' },
  filters_help: {
    de: 'Die nächsten drei Tage oder das Wochenende.',
    en: 'The next three days, or the weekend.',
  },
  first_large: { de: 'Nächster Abend groß', en: 'Next evening large' },
  first_large_help: {
    de: 'Der nächste Abend, für den es Karten gibt, steht groß über der Liste.',
    en: 'The next evening with tickets available stands large above the list.',
  },
  children: { de: 'Ausgewählte Termine', en: 'Picked events' },
})

/** Texts of one of its items. */
export const itemStrings = defineStrings('modules/event-list/item', {
  name: { de: 'Termin', en: 'Event' },
  help: { de: 'Ein Eintrag der Terminliste.', en: 'An entry of the event list.' },
  event: { de: 'Termin', en: 'Event' },
})
