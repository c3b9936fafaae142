import { defineStrings } from '../../contract/define-strings.ts'

/** Texts of the panels: publication, history, shortcuts. */
export const panelStrings = defineStrings('editor/panels/panel', {
  publish: { de: 'Veröffentlichen', en: 'Publish' },
  published: { de: 'Veröffentlicht', en: 'Published' },
  publishing: { de: 'Veröffentlichung', en: 'Publication' },
  isShown: { de: 'Besucher sehen diese Fassung.', en: 'Visitors see this version.' },
  isOlder: {
    de: 'Besucher sehen eine ältere Fassung.',
    en: 'Visitors see an older version.',
  },
  isHidden: { de: 'Besucher sehen davon noch nichts.', en: 'Visitors see nothing of it yet.' },
  isOffline: {
    de: 'Die Seite ist offline: Besucher können sie noch nicht öffnen.',
    en: 'The page is offline: visitors cannot open it yet.',
  },
  publishAndPutOnline: { de: 'Veröffentlichen und online stellen', en: 'Publish and put online' },
  planPutsOnline: {
    de: 'Die Seite geht dann von selbst online; vorher sehen Besucher nichts davon.',
    en: 'The page then goes online by itself; visitors see nothing of it before.',
  },
  planOnline: { de: 'Einplanen und online stellen', en: 'Schedule and put online' },
  onlyThisLanguage: {
    de: 'Gilt für Deutsch; Englisch bleibt, wie es ist.',
    en: 'This is for English; German stays as it is.',
  },
  publishNow: { de: 'Jetzt veröffentlichen', en: 'Publish now' },
  publishAt: { de: 'Zu einem Zeitpunkt', en: 'At a set time' },
  until: { de: 'Bis (falls es enden soll)', en: 'Until (if it is to end)' },
  plan: { de: 'Einplanen', en: 'Schedule' },
  planned: {
    de: (at: string) => `Wird am ${at} veröffentlicht.`,
    en: (at: string) => `Will be published on ${at}.`,
  },
  ends: { de: (at: string) => `Endet am ${at}.`, en: (at: string) => `Ends on ${at}.` },
  unplan: { de: 'Planung aufheben', en: 'Cancel the schedule' },
  unpublish: { de: 'Zurückziehen', en: 'Unpublish' },
  unpublishPage: {
    de: 'Besucher können diese Seite dann auf Deutsch nicht mehr öffnen; ihre Adresse zeigt „Seite nicht gefunden“. Ihr Entwurf bleibt.',
    en: 'Visitors can then no longer open this page in English; its address shows “Page not found”. Your draft stays.',
  },
  unpublishSection: {
    de: 'Besucher sehen diese Bausteine dann auf Deutsch nicht mehr. Ihr Entwurf bleibt.',
    en: 'Visitors then no longer see these blocks in English. Your draft stays.',
  },
  homeStays: {
    de: 'Die Startseite lässt sich nicht zurückziehen: Unter der Adresse der Website stünde sonst nichts.',
    en: 'The home page cannot be unpublished: there would be nothing at the address of the site.',
  },
  whatVisitorsSee: { de: 'Was Besucher sehen', en: 'What visitors see' },
  discard: { de: 'Entwurf verwerfen', en: 'Discard the draft' },
  discardHelp: {
    de: 'Zurück zur veröffentlichten Fassung; „Rückgängig“ holt den Entwurf wieder.',
    en: 'Back to the published version; “undo” brings the draft back.',
  },
  nowPublished: { de: 'Veröffentlicht.', en: 'Published.' },
  nowPlanned: { de: 'Eingeplant.', en: 'Scheduled.' },
  nowHidden: { de: 'Zurückgezogen.', en: 'Unpublished.' },
  nowRestored: { de: 'Wiederhergestellt.', en: 'Restored.' },
  showMissing: { de: 'Zeigen, was noch fehlt', en: 'Show what is missing' },
  saveFirst: {
    de: 'Erst wenn alles gespeichert ist, kann veröffentlicht werden.',
    en: 'Publishing waits until everything is saved.',
  },

  history: { de: 'Verlauf', en: 'History' },
  somebody: { de: 'Jemand', en: 'Somebody' },
  writes: {
    de: (count: number) => (count === 1 ? '1 Änderung' : `${count} Änderungen`),
    en: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  },
  current: { de: 'jetzt', en: 'now' },
  online: { de: 'online', en: 'online' },
  wasOnline: { de: 'war online', en: 'was online' },
  look: { de: 'Ansehen', en: 'View' },
  compare: { de: 'Vergleichen', en: 'Compare' },
  restore: { de: 'Wiederherstellen', en: 'Restore' },
  difference: { de: 'Vergleich mit jetzt', en: 'Compared with now' },
  noDifference: { de: 'Kein Unterschied.', en: 'No difference.' },
  wasAdded: { de: 'Seither hinzugefügt', en: 'Added since' },
  wasRemoved: { de: 'Seither entfernt', en: 'Removed since' },
  wasMoved: { de: 'Seither verschoben', en: 'Moved since' },
  wasChanged: { de: 'Seither geändert', en: 'Changed since' },

  shortcuts: { de: 'Tastenkürzel', en: 'Shortcuts' },
  keySave: { de: 'Speichern', en: 'Save' },
  keySelect: { de: 'Vorigen, nächsten Baustein wählen', en: 'Select the previous, the next block' },
  keyMove: { de: 'Baustein verschieben', en: 'Move the block' },
  keyHandle: { de: 'Aus dem Text zu den Werkzeugen', en: 'From the text to the tools' },
  keySlash: { de: 'In leerer Zeile: Bausteine', en: 'In an empty line: blocks' },
  tourAgain: { de: 'Rundgang zeigen', en: 'Show the tour' },
})
