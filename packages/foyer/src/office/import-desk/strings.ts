import { defineStrings } from '../../contract/define-strings.ts'

/** Texts of the import desk. */
export const strings = defineStrings('office/import-desk', {
  importDesk: { de: 'Importtisch', en: 'Import desk' },
  intro: {
    de: 'Hier kommen Veranstaltungen aus dem Ticketsystem an. Was die Redaktion geändert hat, bleibt, wie es ist.',
    en: 'Events from the ticketing system arrive here. What editors have changed stays as it is.',
  },
  waiting: { de: 'Wartet auf Sie', en: 'Waiting for you' },
  nothingWaits: {
    de: 'Nichts wartet. Alles ist übernommen.',
    en: 'Nothing is waiting. Everything has been taken over.',
  },
  done: { de: 'Automatisch übernommen', en: 'Taken over automatically' },
  sources: { de: 'Quellen', en: 'Sources' },
  noSources: {
    de: 'Noch gibt es keine Quelle. Eine Quelle sagt, wie ein Export zu lesen ist.',
    en: 'There is no source yet. A source says how an export is to be read.',
  },
  addSource: { de: 'Quelle anlegen', en: 'Add a source' },
  readNow: { de: 'Jetzt abrufen', en: 'Fetch now' },
  readNowOf: { de: (name: string) => `${name} jetzt abrufen`, en: (name: string) => `Fetch ${name} now` },
  neverRead: { de: 'noch nie abgerufen', en: 'never fetched yet' },
  lastRead: {
    de: (at: string, events: number, refused: number) =>
      `${at} Uhr: ${events} Veranstaltungen${refused > 0 ? `, ${refused} Zeilen nicht verstanden` : ''}`,
    en: (at: string, events: number, refused: number) =>
      `${at}: ${events} events${refused > 0 ? `, ${refused} rows not understood` : ''}`,
  },
  byHand: { de: 'Von Hand importieren', en: 'Import by hand' },
  source: { de: 'Quelle', en: 'Source' },
  chooseFile: { de: 'Datei wählen …', en: 'Choose a file …' },
  paste: { de: 'oder den Export hier einfügen', en: 'or paste the export here' },
  expected: { de: 'Welche Spalten erwartet werden', en: 'Which columns are expected' },
  expectedHelp: {
    de: 'Die Reihenfolge ist gleich. Gebräuchliche andere Namen wie „Datum“ oder „Saal“ werden auch verstanden; für alle übrigen nennt die Quelle, wie Ihr System die Spalte nennt.',
    en: 'Their order does not matter. Other common names such as “datum” or “room” are understood as well; for any other, the source says what your system calls the column.',
  },
  column: { de: 'Spalte', en: 'Column' },
  meaning: { de: 'Inhalt', en: 'Content' },
  example: { de: 'Beispiel', en: 'Example' },
  needed: { de: '(nötig)', en: '(needed)' },
  sampleFile: {
    de: (format: string) => `Musterdatei herunterladen (${format})`,
    en: (format: string) => `Download a sample file (${format})`,
  },
  sampleName: { de: 'muster-import', en: 'sample-import' },
  look: { de: 'Vorschau', en: 'Preview' },
  previewTitle: { de: 'Was dieser Export ändern würde', en: 'What this export would change' },
  onlySame: {
    de: (count: number) => `${count} Veranstaltungen sind schon so, wie der Export sie nennt.`,
    en: (count: number) => `${count} events already match the export.`,
  },
  takeChosen: {
    de: (count: number) => (count === 1 ? 'Eine übernehmen' : `${count} übernehmen`),
    en: (count: number) => (count === 1 ? 'Take over one' : `Take over ${count}`),
  },
  take: { de: 'Übernehmen', en: 'Take over' },
  takeAnyway: { de: 'Trotzdem übernehmen', en: 'Take over anyway' },
  markCancelled: { de: 'Als abgesagt eintragen', en: 'Mark as cancelled' },
  setAside: { de: 'Beiseitelegen', en: 'Set aside' },
  seen: { de: 'Gesehen', en: 'Seen' },
  chooseAll: { de: 'Alle auswählen', en: 'Choose all' },
  choose: { de: (title: string) => `${title} auswählen`, en: (title: string) => `Choose ${title}` },
  open: { de: 'Öffnen', en: 'Open' },
  kept: { de: 'bleibt: von der Redaktion geändert', en: 'stays: changed by an editor' },
  taken: { de: 'übernommen', en: 'taken over' },
  takenMany: {
    de: (count: number) =>
      count === 1 ? 'Eine Veranstaltung übernommen.' : `${count} Veranstaltungen übernommen.`,
    en: (count: number) => (count === 1 ? 'One event taken over.' : `${count} events taken over.`),
  },
  gone: {
    de: 'Steht nicht mehr im Export. Ist sie abgesagt?',
    en: 'Is not in the export any more. Is it cancelled?',
  },
})

/** The contents of the columns of an export. */
export const columns = defineStrings('office/import-desk/columns', {
  id: { de: 'Nummer der Veranstaltung im Ticketsystem', en: 'Number of the event in the ticketing system' },
  date: { de: 'Tag, auch als 12.03.2027', en: 'Day, also as 12.03.2027' },
  time: { de: 'Beginn', en: 'Beginning' },
  end: {
    de: 'Ende; liegt es vor dem Beginn, ist der nächste Tag gemeint',
    en: 'End; one before the beginning is on the next day',
  },
  title: { de: 'Titel', en: 'Title' },
  place: { de: 'Raum', en: 'Room' },
  price: { de: 'Preis', en: 'Price' },
  capacity: { de: 'Plätze', en: 'Seats' },
  free: { de: 'Freie Plätze', en: 'Free seats' },
  status: {
    de: 'Stand: active, abgesagt, verlegt, ausverkauft',
    en: 'Status: active, cancelled, moved, sold_out',
  },
})

/** The kinds of changes. */
export const kinds = defineStrings('office/import-desk/kinds', {
  new: { de: 'neu', en: 'new' },
  moved: { de: 'verlegt', en: 'moved' },
  cancelled: { de: 'abgesagt', en: 'cancelled' },
  changed: { de: 'geändert', en: 'changed' },
  kept: { de: 'weicht ab', en: 'differs' },
  gone: { de: 'verschwunden', en: 'gone' },
  same: { de: 'unverändert', en: 'unchanged' },
  refused: { de: 'nicht verstanden', en: 'not understood' },
})
