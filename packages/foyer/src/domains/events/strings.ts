import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('events', {
  /** The name of an event whose title visitors may not see. */
  untitled: { de: 'Veranstaltung', en: 'Event' },
  tickets: { de: 'Karten', en: 'Tickets' },
  for: { de: 'für', en: 'for' },
  cancelled: { de: 'Abgesagt', en: 'Cancelled' },
  moved: { de: 'Verlegt', en: 'Moved' },
  movedFrom: { de: 'bisher', en: 'previously' },
  movedTo: { de: 'jetzt', en: 'now' },
  sold_out: { de: 'Ausverkauft', en: 'Sold out' },
  few_left: { de: 'Wenige Karten', en: 'Few tickets left' },
  free: { de: 'Eintritt frei', en: 'Free admission' },
  over: { de: 'Vorbei', en: 'Over' },
  from: { de: (price: string) => `ab ${price}`, en: (price: string) => `from ${price}` },
  saleFrom: { de: (date: string) => `Karten ab ${date}`, en: (date: string) => `On sale ${date}` },
  until: { de: (date: string) => `bis ${date}`, en: (date: string) => `until ${date}` },
  premiere: { de: 'Premiere', en: 'Opening night' },
  running: { de: 'läuft', en: 'on now' },
  /** The short form of a day. */
  shortDay: { de: 'ddd, D. MMM', en: 'ddd, D MMM' },
  dayAndMonth: { de: 'D. MMMM', en: 'D MMMM' },
  saleDay: { de: 'D. MMM', en: 'D MMM' },
  /** The name of the programme in a calendar, and its file name. */
  calendarName: { de: 'Programm', en: 'Programme' },
  feed: { de: 'Die nächsten Abende', en: 'The next evenings' },
  calendarFile: { de: 'programm', en: 'events' },
  access: { de: 'Zugänglichkeit', en: 'Access' },
  wheelchair: { de: 'Mit Rollstuhl zugänglich', en: 'Wheelchair access' },
  'induction-loop': { de: 'Induktionsschleife', en: 'Induction loop' },
  'sign-language': { de: 'Mit Gebärdensprache', en: 'Sign language' },
  'audio-description': { de: 'Mit Audiodeskription', en: 'Audio description' },
  relaxed: { de: 'Entspannte Vorstellung', en: 'Relaxed performance' },
  captions: { de: 'Mit Übertiteln', en: 'With surtitles' },
  'live-screen': { de: 'Live auf Leinwand', en: 'Live on screen' },
  endsBefore: { de: 'Das Ende liegt vor dem Beginn.', en: 'The end is before the beginning.' },
  needsTitle: {
    de: 'Eine Veranstaltung braucht einen Titel oder eine Produktion.',
    en: 'An event needs a title or a production.',
  },
  needsOldDate: {
    de: 'Wann hätte die verlegte Veranstaltung beginnen sollen? Die Website zeigt den alten Termin durchgestrichen.',
    en: 'When was the moved event to begin? The site shows the old date struck out.',
  },
  partOfItself: { de: 'Das ist ein Teil dieser Veranstaltung.', en: 'This is a part of this very event.' },
})
