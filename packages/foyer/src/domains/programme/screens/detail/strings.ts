import { defineStrings } from '../../../../contract/define-strings.ts'

export const strings = defineStrings('programme/screens/detail', {
  programme: { de: 'Programm', en: 'Programme' },
  productions: { de: 'Produktionen', en: 'Productions' },
  ensemble: { de: 'Ensemble', en: 'Ensemble' },

  bookTickets: { de: 'Karten buchen', en: 'Book tickets' },
  datesAndTickets: { de: 'Termine und Karten', en: 'Dates and Tickets' },
  // Used by a house without a shop.
  dates: { de: 'Termine', en: 'Dates' },
  saleStarts: {
    de: (moment: string) => `Vorverkauf ab ${moment}`,
    en: (moment: string) => `On sale from ${moment}`,
  },
  isOver: { de: 'Diese Veranstaltung ist vorbei.', en: 'This event is over.' },
  free: { de: 'Eintritt frei', en: 'Free admission' },
  payWhatYouCan: { de: 'Sie wählen, was Sie zahlen.', en: 'You choose what you pay.' },
  addToCalendar: { de: 'In den Kalender', en: 'Add to calendar' },
  cancelled: { de: 'Abgesagt', en: 'Cancelled' },
  moved: { de: 'Verlegt', en: 'Moved' },
  sold_out: { de: 'Ausverkauft', en: 'Sold out' },
  few_left: { de: 'Wenige Karten', en: 'Few tickets left' },
  partOf: { de: 'Teil von', en: 'Part of' },
  /** The form of a day in a list of dates. */
  dayOfList: { de: 'ddd, D. MMMM', en: 'ddd, D MMMM' },
  dayAndYear: { de: 'ddd, D. MMMM YYYY', en: 'ddd, D MMMM YYYY' },
  nextDate: { de: 'Nächster Termin', en: 'Next date' },
  runsUntil: { de: 'Läuft noch bis', en: 'On until' },
  until: { de: (day: string) => `bis ${day}`, en: (day: string) => `to ${day}` },
  premiere: { de: 'Premiere', en: 'Opening night' },

  duration: { de: 'Dauer', en: 'Duration' },
  minutes: { de: (minutes: number) => `${minutes} Min.`, en: (minutes: number) => `${minutes} min` },
  hours: { de: (hours: number) => `${hours} Std.`, en: (hours: number) => `${hours} h` },
  endsAbout: { de: (time: string) => `Ende gegen ${time}`, en: (time: string) => `ends at about ${time}` },
  intervals: {
    de: (count: number) => (count === 0 ? 'ohne Pause' : count === 1 ? 'eine Pause' : `${count} Pausen`),
    en: (count: number) =>
      count === 0 ? 'no interval' : count === 1 ? 'one interval' : `${count} intervals`,
  },
  contentNotes: { de: 'Zum Inhalt', en: 'Content' },
  reductions: { de: 'Ermäßigt', en: 'Reductions' },
  language: { de: 'Sprache', en: 'Language' },
  age: { de: 'Alter', en: 'Age' },
  access: { de: 'Zugang', en: 'Access' },
})
