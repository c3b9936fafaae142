import { sampleAmount } from '../contract/amounts.ts'
import { defineStrings } from '../contract/define-strings.ts'

/** Messages for editors when a field refuses a value. */
export const strings = defineStrings('fields', {
  required: { de: 'Dieses Feld ist erforderlich!', en: 'This field is required!' },
  text: { de: 'Hier wird Text erwartet.', en: 'Text is expected here.' },
  tooLong: {
    de: (max: number) => `Höchstens ${max} Zeichen.`,
    en: (max: number) => `At most ${max} characters.`,
  },
  number: { de: 'Hier wird eine ganze Zahl erwartet.', en: 'A whole number is expected here.' },
  range: {
    de: (min: number, max: number) => `Zwischen ${min} und ${max}.`,
    en: (min: number, max: number) => `Between ${min} and ${max}.`,
  },
  boolean: { de: 'Ja oder nein.', en: 'Yes or no.' },
  choice: { de: 'Diese Auswahl gibt es nicht.', en: 'There is no such option.' },
  url: {
    de: 'Das ist keine Adresse: ein Pfad dieser Website („/…“), ein Anker („#…“), https, mailto oder tel.',
    en: 'This is not an address: a path of this site (“/…”), an anchor (“#…”), https, mailto or tel.',
  },
  key: {
    de: 'Nur Buchstaben, Ziffern, Punkte, Doppelpunkte, Binde- und Unterstriche.',
    en: 'Letters, digits, full stops, colons, hyphens and underscores only.',
  },
  money: {
    de: `Das ist kein Betrag wie ${sampleAmount('de')}.`,
    en: `This is not an amount such as ${sampleAmount('en')}.`,
  },
  email: { de: 'Ungültige E-Mail-Adresse!', en: 'Invalid e-mail address!' },
  digits: { de: 'Nur Ziffern.', en: 'Digits only.' },
  slug: {
    de: 'Nur Kleinbuchstaben und Ziffern, mit Binde- oder Unterstrichen dazwischen.',
    en: 'Lower-case letters and digits only, with hyphens or underscores between them.',
  },
  colour: { de: 'Eine Farbe wie #1a2b3c.', en: 'A colour such as #1a2b3c.' },
  path: {
    de: 'Wörter ohne Umlaute und Leerzeichen, mit Schrägstrichen dazwischen: haus/geschichte.',
    en: 'Words without spaces or accents, with slashes between them: house/history.',
  },
  tooShort: {
    de: (min: number) => `Mindestens ${min} Zeichen.`,
    en: (min: number) => `At least ${min} characters.`,
  },
  video: {
    de: 'Das ist keine Adresse eines Films bei YouTube oder Vimeo.',
    en: 'This is not the address of a film at YouTube or Vimeo.',
  },
  embed: {
    de: (names: string) => `Das führt zu keinem dieser Anbieter: ${names}.`,
    en: (names: string) => `This leads to none of these providers: ${names}.`,
  },
  file: { de: 'Diese Datei gibt es hier nicht.', en: 'There is no such file here.' },
  reference: { de: 'Hier wird ein Eintrag erwartet.', en: 'An entry is expected here.' },
  dateTime: { de: 'Das ist kein Zeitpunkt.', en: 'This is not a date and time.' },
  time: { de: 'Das ist keine Uhrzeit (19:30).', en: 'This is not a time of day (19:30).' },
  list: { de: 'Hier wird eine Liste erwartet.', en: 'A list is expected here.' },
  tooMany: { de: (max: number) => `Höchstens ${max}.`, en: (max: number) => `At most ${max}.` },
})
