import { defineStrings } from '../contract/define-strings.ts'

/** What the back-office says beside the names of what it edits, which a call tells it. */
export const strings = defineStrings({
  office: { de: 'Redaktion', en: 'Back-office' },
  loading: { de: 'Einen Moment …', en: 'One moment …' },
  toContent: { de: 'Zum Inhalt', en: 'To the content' },
  menu: { de: 'Menü', en: 'Menu' },
  wayBack: { de: 'Weg zurück', en: 'Way back' },
  site: { de: 'Website', en: 'Site' },
  picture: { de: 'Bild', en: 'Picture' },
  recent: { de: 'Zuletzt geändert', en: 'Recently changed' },
  lookingFor: { de: 'Was Aufmerksamkeit braucht', en: 'What needs attention' },
  toSite: { de: 'Zur Website', en: 'To the site' },
  account: { de: 'Konto', en: 'Account' },
  unknown: { de: 'Das gibt es hier nicht.', en: 'There is no such thing here.' },
  forbidden: { de: 'Dafür fehlt Ihnen die Berechtigung.', en: 'You do not have permission for this.' },
  loggedOut: {
    de: 'Sie sind abgemeldet. Was Sie geschrieben haben, bleibt hier erhalten.',
    en: 'You are logged out. What you have typed is kept here.',
  },
  logIn: { de: 'Neu anmelden', en: 'Log in again' },
  unreached: {
    de: 'Der Server ist gerade nicht zu erreichen. Was Sie geschrieben haben, bleibt hier erhalten.',
    en: 'The server cannot be reached at the moment. What you have typed is kept here.',
  },
  failed: { de: 'Das hat nicht geklappt.', en: 'This did not work.' },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },

  search: { de: 'Suchen', en: 'Search' },
  all: { de: 'alle', en: 'all' },
  none: { de: 'ohne', en: 'none' },
  yes: { de: 'Ja', en: 'Yes' },
  no: { de: 'Nein', en: 'No' },
  when: { de: 'Zeitraum', en: 'When' },
  coming: { de: 'kommende', en: 'coming' },
  past: { de: 'vergangene', en: 'past' },
  needsAttention: { de: 'Auffällig', en: 'Needs attention' },
  reset: { de: 'Zurücksetzen', en: 'Reset' },
  add: { de: (one: string) => `${one} anlegen`, en: (one: string) => `Add ${one.toLowerCase()}` },
  count: {
    de: (count: number) => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
    en: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  },
  nothingFound: { de: 'Nichts gefunden.', en: 'Nothing found.' },
  previous: { de: 'Zurück', en: 'Previous' },
  next: { de: 'Weiter', en: 'Next' },
  pageOf: {
    de: (page: number, pages: number) => `Seite ${page} von ${pages}`,
    en: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
  viewOnSite: { de: 'Auf der Website ansehen', en: 'View on site' },

  columns: { de: 'Spalten', en: 'Columns' },
  views: { de: 'Ansichten', en: 'Views' },
  viewName: { de: 'Name der Ansicht', en: 'Name of the view' },
  forgetView: {
    de: (name: string) => `Ansicht „${name}“ vergessen`,
    en: (name: string) => `Forget the view “${name}”`,
  },
  chooseAll: { de: 'Alle auf dieser Seite auswählen', en: 'Choose all on this page' },
  choose: { de: (name: string) => `${name} auswählen`, en: (name: string) => `Choose ${name}` },
  chosenCount: { de: (count: number) => `${count} ausgewählt`, en: (count: number) => `${count} chosen` },
  clearChoice: { de: 'Auswahl aufheben', en: 'Clear the choice' },
  putOnline: { de: 'Online stellen', en: 'Put online' },
  takeOffline: { de: 'Offline nehmen', en: 'Take offline' },
  removeMany: {
    de: (count: number) => `${count} löschen`,
    en: (count: number) => `Delete ${count}`,
  },
  progress: {
    de: (done: number, all: number) => `${done} von ${all} …`,
    en: (done: number, all: number) => `${done} of ${all} …`,
  },

  duplicate: { de: 'Duplizieren', en: 'Duplicate' },
  isCopy: {
    de: 'Das ist eine Kopie. Sie ist offline und noch nicht gespeichert.',
    en: 'This is a copy. It is offline and not saved yet.',
  },
  saveKey: { de: 'Strg + S', en: 'Ctrl + S' },
  unchanged: { de: '', en: '' },
  save: { de: 'Speichern', en: 'Save' },
  saving: { de: 'Wird gespeichert …', en: 'Saving …' },
  saved: { de: 'Gespeichert.', en: 'Saved.' },
  unsaved: { de: 'Noch nicht gespeichert.', en: 'Not saved yet.' },
  wrong: { de: 'Bitte prüfen Sie die markierten Felder.', en: 'Please check the marked fields.' },
  kept: {
    de: 'Was Sie hier zuletzt geschrieben und nicht gespeichert haben, ist wieder da.',
    en: 'What you last typed here and did not save is back.',
  },
  discard: { de: 'Verwerfen', en: 'Discard' },
  leave: {
    de: 'Sie haben noch nicht gespeichert. Trotzdem weitergehen?',
    en: 'You have not saved yet. Leave nevertheless?',
  },
  conflict: { de: 'Jemand anderes war schneller', en: 'Somebody else was quicker' },
  conflictText: {
    de: 'Diese Felder wurden inzwischen geändert. Speichern Sie noch einmal, gilt Ihre Fassung.',
    en: 'These fields have changed meanwhile. Save again, and your version counts.',
  },
  theirs: { de: 'Steht jetzt da', en: 'Stands there now' },
  mine: { de: 'Ihre Fassung', en: 'Your version' },
  takeTheirs: { de: 'Diese übernehmen', en: 'Take this one' },

  remove: { de: 'Löschen …', en: 'Delete …' },
  removeNow: { de: 'Jetzt löschen', en: 'Delete it' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  usedAt: { de: 'Wird gebraucht in:', en: 'Is used in:' },
  usedNowhere: { de: 'Wird nirgends gebraucht.', en: 'Is used nowhere.' },
  removed: {
    de: (title: string) => `„${title}“ ist gelöscht.`,
    en: (title: string) => `“${title}” is deleted.`,
  },
  removedMany: {
    de: (count: number) => `${count} sind gelöscht.`,
    en: (count: number) => `${count} are deleted.`,
  },
  removal: { de: 'Löschen', en: 'Deleting' },
  undo: { de: 'Rückgängig', en: 'Undo' },
  history: { de: 'Verlauf', en: 'History' },
  noHistory: { de: 'Noch kein Eintrag.', en: 'No entry yet.' },
  restore: { de: 'Stand davor wiederherstellen', en: 'Restore what was before' },
  created: { de: 'Angelegt', en: 'Added' },
  updated: { de: 'Geändert', en: 'Changed' },
  deleted: { de: 'Gelöscht', en: 'Deleted' },
  restored: { de: 'Wiederhergestellt', en: 'Restored' },
})

/** What a mark in a list means. */
export const marks = defineStrings({
  offline: { de: 'offline', en: 'offline' },
  later: { de: 'erscheint später', en: 'appears later' },
  past: { de: 'vergangen', en: 'past' },
  no_picture: { de: 'ohne Bild', en: 'no picture' },
  no_translation: { de: 'Übersetzung fehlt', en: 'translation missing' },
})

/** What the areas are called. */
export const areas = defineStrings({
  events: { de: 'Veranstaltungen', en: 'Events' },
  productions: { de: 'Produktionen', en: 'Productions' },
  series: { de: 'Reihen', en: 'Series' },
  people: { de: 'Personen', en: 'People' },
  venues: { de: 'Orte', en: 'Venues' },
  magazine: { de: 'Magazin', en: 'Magazine' },
  pages: { de: 'Seiten', en: 'Pages' },
  media: { de: 'Mediathek', en: 'Media' },
  forms: { de: 'Formulare', en: 'Forms' },
  subscriptions: { de: 'Abonnements', en: 'Subscriptions' },
  settings: { de: 'Einstellungen', en: 'Settings' },
  accounts: { de: 'Konten', en: 'Accounts' },
})
