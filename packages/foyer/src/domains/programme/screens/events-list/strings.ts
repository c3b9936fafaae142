import { defineStrings } from '../../../../contract/define-strings.ts'
import { formatCount } from '../../../../contract/format-count.ts'

export const strings = defineStrings('programme/screens/events-list', {
  programme: { de: 'Programm', en: 'Events' },
  overlay: { de: 'Programm und Karten', en: 'Programm und Karten' },
  count: {
    de: (count: number) => (count === 1 ? '1 Veranstaltung' : `${formatCount(count, 'de')} Veranstaltungen`),
    en: (count: number) => (count === 1 ? '1 event' : `${formatCount(count, 'en')} events`),
  },
  noEvents: {
    de: 'Leider gibt es keine kommenden Veranstaltungen.',
    en: 'Unfortunately, there are no upcoming events.',
  },
  fromToday: { de: 'Ab heute', en: 'From today' },
  calendarFile: { de: 'Als Kalenderdatei', en: 'As a calendar file' },
  subscribe: { de: 'Kalender abonnieren', en: 'Subscribe to the calendar' },
  subscribeShort: { de: 'Abo', en: 'Subscribe' },
  print: { de: 'Drucken', en: 'Print' },
  calendar: { de: 'Kalender', en: 'Calendar' },
  printMonth: { de: 'Monat drucken', en: 'Print the month' },
  overToday: {
    de: (count: number) =>
      count === 1 ? 'Eine Veranstaltung ist schon vorbei' : `${count} Veranstaltungen sind schon vorbei`,
    en: (count: number) => (count === 1 ? 'One event is over already' : `${count} events are over already`),
  },
  days: { de: 'Tage', en: 'Days' },
  today: { de: 'Heute', en: 'Today' },
  wholeDay: { de: 'dddd, D. MMMM YYYY', en: 'dddd, D MMMM YYYY' },
})
