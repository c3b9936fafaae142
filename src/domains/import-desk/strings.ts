import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings({
  // Why an export was not read.
  notXml: { de: 'Das ist kein lesbares XML.', en: 'This is no XML that can be read.' },
  hasEntities: {
    de: 'Die Datei bringt einen eigenen Dokumenttyp mit. Solche Dateien werden nicht gelesen.',
    en: 'The file brings a document type of its own. Such files are not read.',
  },
  noEvents: { de: 'Darin sind keine Veranstaltungen zu finden.', en: 'No events can be found in it.' },
  tooMany: { de: 'Das sind mehr als 5000 Veranstaltungen.', en: 'These are more than 5000 events.' },
  notAllowed: {
    de: 'Von dieser Adresse darf nichts geholt werden. Der Betrieb trägt sie unter IMPORT_ORIGINS ein.',
    en: 'Nothing may be fetched from this address. Whoever runs the server adds it to IMPORT_ORIGINS.',
  },
  notReached: {
    de: 'Unter der Adresse antwortet niemand richtig.',
    en: 'Nobody answers properly at the address.',
  },
  tooLarge: { de: 'Die Datei ist größer als 5 MB.', en: 'The file is larger than 5 MB.' },
  needsAddress: {
    de: 'Bitte nennen Sie die Adresse, von der gelesen wird.',
    en: 'Please say the address that is read.',
  },
  noAddress: { de: 'Diese Quelle hat keine Adresse.', en: 'This source has no address.' },

  // What is wrong with a row.
  noId: { de: 'Ohne Nummer', en: 'Without a key' },
  badId: {
    de: 'Die Nummer hat mehr als Buchstaben, Ziffern und Striche, oder ist zu lang',
    en: 'The key has more than letters, digits and dashes, or is too long',
  },
  noTitle: { de: 'Ohne Titel', en: 'Without a title' },
  badDate: { de: 'Kein Tag, den es gibt', en: 'Not a day that exists' },
  badTime: { de: 'Keine Uhrzeit', en: 'Not a time of day' },
  badPrice: { de: 'Der Preis ist kein Betrag', en: 'The price is no amount' },
  unknownStatus: { de: 'Unbekannter Stand', en: 'Unknown status' },
  unknownPlace: {
    de: 'Diesen Ort kennt das Haus nicht; tragen Sie ihn bei der Quelle einem Raum zu',
    en: 'The house does not know this place; say at the source which room it is',
  },
  twice: { de: 'Diese Nummer kommt zweimal vor', en: 'This key occurs twice' },

  // The fields a source gives.
  title: { de: 'Titel', en: 'Title' },
  date_start: { de: 'Beginn', en: 'Begins' },
  date_end: { de: 'Ende', en: 'Ends' },
  room: { de: 'Raum', en: 'Room' },
  status: { de: 'Stand', en: 'Status' },
  price: { de: 'Preis', en: 'Price' },
  scheduled: { de: 'findet statt', en: 'takes place' },
  cancelled: { de: 'abgesagt', en: 'cancelled' },
  moved: { de: 'verlegt', en: 'moved' },
  sold_out: { de: 'ausverkauft', en: 'sold out' },
  few_left: { de: 'Restkarten', en: 'few tickets left' },
})
