import { defineStrings } from '../../../../contract/define-strings.ts'

export const strings = defineStrings('programme/screens/calendar', {
  /** The form in which screen readers read a day. */
  wholeDay: { de: 'dddd, D. MMMM YYYY', en: 'dddd, D MMMM YYYY' },
  previous: { de: 'Vorheriger Monat', en: 'Previous month' },
  next: { de: 'Nächster Monat', en: 'Next month' },
  today: { de: 'Heute', en: 'Today' },
  isToday: { de: 'heute', en: 'today' },
  unavailable: { de: 'keine Veranstaltungen', en: 'no events' },
  loading: { de: 'Termine werden geladen', en: 'Loading dates' },
  failed: { de: 'Die Termine konnten nicht geladen werden.', en: 'The dates could not be loaded.' },
  retry: { de: 'Noch einmal', en: 'Try again' },
})
