import { defineStrings } from '../../../../contract/define-strings.ts'

/** Texts of the sections below the first, in a separate file because the first view does not need them. */
export const strings = defineStrings('programme/screens/detail/section', {
  children: { de: 'Das Programm', en: 'The programme' },
  importantInfo: { de: 'Gut zu wissen', en: 'Good to know' },
  openingHours: { de: 'Öffnungszeiten', en: 'Opening hours' },
  admission: { de: 'Kasse und Einlass', en: 'Box office and doors' },
  boxOffice: { de: 'Kasse vor Ort', en: 'Box office' },
  doors: { de: 'Einlass', en: 'Doors' },
  begins: { de: 'Beginn', en: 'Starts' },
  fromHour: { de: (time: string) => `ab ${time}`, en: (time: string) => `from ${time}` },
  hoursOfHouse: { de: 'Öffnungszeiten am Tag:', en: 'Daytime opening hours:' },
  description: { de: 'Worum es geht', en: 'About' },
  pictures: { de: 'Bilder', en: 'Pictures' },
  photo: { de: (credit: string) => `Bild: ${credit}`, en: (credit: string) => `Picture: ${credit}` },
  enlarge: { de: 'Vergrößern', en: 'Enlarge' },
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

  listen: { de: 'Anhören:', en: 'Listen to' },
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
    de: (from: string, to: string) => `${from.replace(/ Uhr$/, '')}–${to}`,
    en: (from: string, to: string) => `${from}–${to}`,
  },
  atVenue: { de: 'Die Zeiten gelten für', en: 'These are the hours of' },
})
