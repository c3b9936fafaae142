import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('import-desk', {
  // Reasons why an export could not be read.
  notXml: { de: 'Das ist kein lesbares XML.', en: 'This is not readable XML.' },
  notCsv: {
    de: 'Das ist kein lesbares CSV: Ein Anführungszeichen wird nicht geschlossen.',
    en: 'This is not readable CSV: a quotation mark is not closed.',
  },
  hasEntities: {
    de: 'Die Datei bringt einen eigenen Dokumenttyp mit. Solche Dateien werden nicht gelesen.',
    en: 'The file declares a document type of its own. Such files are not read.',
  },
  noEvents: { de: 'Darin sind keine Veranstaltungen zu finden.', en: 'No events can be found in it.' },
  tooMany: { de: 'Das sind mehr als 5.000 Veranstaltungen.', en: 'These are more than 5,000 events.' },
  notAllowed: {
    de: 'Von dieser Adresse darf nichts geholt werden. Der Betrieb trägt sie unter IMPORT_ORIGINS ein.',
    en: 'Nothing may be fetched from this address. Whoever runs the server adds it to IMPORT_ORIGINS.',
  },
  notReached: {
    de: 'Unter dieser Adresse kommt keine brauchbare Antwort.',
    en: 'There is no usable answer at this address.',
  },
  tooLarge: { de: 'Die Datei ist größer als 5 MB.', en: 'The file is larger than 5 MB.' },
  needsAddress: {
    de: 'Bitte geben Sie die Adresse an, von der gelesen wird.',
    en: 'Please enter the address to read from.',
  },
  noProgramme: {
    de: 'Der Ticketshop dieses Hauses gibt sein Programm nicht her, oder es fehlt der Zugang dafür (docs/webshop.md).',
    en: 'The ticket shop of this house does not give its programme, or the access to it is missing (docs/webshop.md).',
  },
  shopHasNoAddress: {
    de: 'Direkt aus dem Ticketshop wird ohne Adresse gelesen.',
    en: 'The ticket shop is read directly, without an address.',
  },
  noAddress: { de: 'Diese Quelle hat keine Adresse.', en: 'This source has no address.' },

  // Problems of a row.
  noId: { de: 'Ohne Nummer', en: 'Without a number' },
  badId: {
    de: 'Die Nummer darf nur Buchstaben, Ziffern und Striche enthalten und höchstens 50 Zeichen lang sein',
    en: 'The number may only contain letters, digits and dashes, and may have at most 50 characters',
  },
  noTitle: { de: 'Ohne Titel', en: 'Without a title' },
  badDate: { de: 'Kein Tag, den es gibt', en: 'Not a day that exists' },
  badTime: { de: 'Keine Uhrzeit', en: 'Not a time of day' },
  badPrice: { de: 'Der Preis ist kein Betrag', en: 'The price is not an amount' },
  unknownStatus: { de: 'Unbekannter Stand', en: 'Unknown status' },
  unknownPlace: {
    de: 'Dieser Ort ist unbekannt; ordnen Sie ihm bei der Quelle einen Raum zu',
    en: 'This place is unknown; assign it a room in the source',
  },
  likeAnother: {
    de: 'Zur selben Zeit steht hier schon eine Veranstaltung mit diesem Titel; es entstünde eine zweite',
    en: 'There is already an event of this title at the same time; this would make a second one',
  },
  twice: { de: 'Diese Nummer kommt zweimal vor', en: 'This number occurs twice' },

  // Names of the fields a source gives.
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
  few_left: { de: 'wenige Karten', en: 'few tickets left' },
})
