import { defineStrings } from '../../../../contract/define-strings.ts'

export const strings = defineStrings({
  programme: { de: 'Programm', en: 'Programme' },
  productions: { de: 'Produktionen', en: 'Productions' },
  ensemble: { de: 'Ensemble', en: 'Ensemble' },

  bookTickets: { de: 'Karten kaufen', en: 'Book tickets' },
  datesAndTickets: { de: 'Termine und Karten', en: 'Dates and Tickets' },
  saleStarts: {
    de: (moment: string) => `Vorverkauf ab ${moment}`,
    en: (moment: string) => `On sale from ${moment}`,
  },
  isOver: { de: 'Diese Veranstaltung ist vorbei.', en: 'This event is over.' },
  free: { de: 'Eintritt frei', en: 'Free admission' },
  addToCalendar: { de: 'In den Kalender', en: 'Add to calendar' },
  cancelled: { de: 'Abgesagt', en: 'Cancelled' },
  moved: { de: 'Verlegt', en: 'Moved' },
  sold_out: { de: 'Ausverkauft', en: 'Sold out' },
  few_left: { de: 'Restkarten', en: 'Few tickets left' },
  partOf: { de: 'Teil von', en: 'Part of' },
  /** How a day is written in a list of dates. */
  dayOfList: { de: 'ddd D. MMMM', en: 'ddd D MMMM' },
  nextDate: { de: 'Nächster Termin', en: 'Next date' },
  until: { de: (day: string) => `bis ${day}`, en: (day: string) => `to ${day}` },
  premiere: { de: 'Premiere', en: 'Premiere' },

  duration: { de: 'Dauer', en: 'Duration' },
  minutes: { de: (minutes: number) => `${minutes} Min.`, en: (minutes: number) => `${minutes} min` },
  hours: { de: (hours: number) => `${hours} Std.`, en: (hours: number) => `${hours} h` },
  endsAbout: { de: (time: string) => `Ende gegen ${time}`, en: (time: string) => `ends about ${time}` },
  language: { de: 'Sprache', en: 'Language' },
  age: { de: 'Alter', en: 'Age' },
  access: { de: 'Zugang', en: 'Access' },

  children: { de: 'Das Programm', en: 'The programme' },
  importantInfo: { de: 'Gut zu wissen', en: 'Good to know' },
  openingHours: { de: 'Öffnungszeiten', en: 'Opening hours' },
  description: { de: 'Worum es geht', en: 'About' },
  pictures: { de: 'Bilder', en: 'Pictures' },
  enlarge: { de: (alt: string) => `Vergrößern: ${alt}`, en: (alt: string) => `Enlarge: ${alt}` },
  works: { de: 'Es erklingt', en: 'Works' },
  film: { de: 'Film', en: 'Film' },
  contributors: { de: 'Besetzung', en: 'Cast and team' },
  series: { de: 'Aus der Reihe', en: 'Part of the series' },
  moreDates: { de: 'Weitere Termine', en: 'More dates' },
  nextInSeries: { de: 'Als Nächstes in der Reihe', en: 'Next in the series' },
  allDates: { de: (count: number) => `Alle ${count} Termine`, en: (count: number) => `All ${count} dates` },
  nextHere: { de: 'Als Nächstes hier', en: 'Next here' },
  noEvents: {
    de: 'Leider gibt es keine kommenden Veranstaltungen.',
    en: 'Unfortunately, there are no upcoming events.',
  },
  blog: { de: 'Aus dem Magazin', en: 'From the magazine' },
  sponsors: { de: 'Mit Dank an', en: 'With thanks to' },
  promoter: { de: 'Veranstalter', en: 'Promoter' },

  listen: { de: (title: string) => `Anhören: ${title}`, en: (title: string) => `Listen to ${title}` },
  player: { de: 'Wiedergabe', en: 'Player' },
  play: { de: 'Abspielen', en: 'Play' },
  pause: { de: 'Pause', en: 'Pause' },
  position: { de: 'Stelle', en: 'Position' },
  ofTime: {
    de: (now: string, whole: string) => `${now} von ${whole}`,
    en: (now: string, whole: string) => `${now} of ${whole}`,
  },
  notPlayable: {
    de: 'Die Aufnahme lässt sich gerade nicht abspielen.',
    en: 'The recording cannot be played just now.',
  },
  close: { de: 'Schließen', en: 'Close' },

  weekdays: {
    de: 'Montag,Dienstag,Mittwoch,Donnerstag,Freitag,Samstag,Sonntag',
    en: 'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday',
  },
  toWeekday: {
    de: (from: string, to: string) => `${from} bis ${to}`,
    en: (from: string, to: string) => `${from} to ${to}`,
  },
  fromTo: {
    de: (from: string, to: string) => `${from}–${to} Uhr`,
    en: (from: string, to: string) => `${from}–${to}`,
  },
  atVenue: { de: 'Die Zeiten gelten für', en: 'These are the hours of' },
})
