import { defineStrings } from '../../../contract/define-strings.ts'

export const strings = defineStrings('site/shell/sticky', {
  label: { de: 'Schnellzugriff', en: 'Quick access' },
  programmeAndTickets: { de: 'Programm und Karten', en: 'Programme and tickets' },
  tickets: { de: 'Karten', en: 'Tickets' },
  datesAndTickets: { de: 'Termine und Karten', en: 'Dates and Tickets' },
  bookTickets: { de: 'Karten buchen', en: 'Book tickets' },
  // Without a shop the same buttons sell nothing, so their words differ.
  programme: { de: 'Programm', en: 'Programme' },
  dates: { de: 'Termine', en: 'Dates' },
  toTop: { de: 'Nach oben', en: 'Back to top' },
})
