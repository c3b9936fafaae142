import { defineStrings } from '../../contract/define-strings.ts'

/** Texts of the check before publishing. */
export const checkStrings = defineStrings({
  check: { de: 'Prüfung', en: 'Check' },
  checking: { de: 'Wird geprüft …', en: 'Checking …' },
  allWell: { de: 'Alles in Ordnung.', en: 'All is well.' },
  error: { de: 'Fehler:', en: 'Error:' },
  hint: { de: 'Hinweis:', en: 'Hint:' },
  headingOrder: { de: 'Überschrift überspringt eine Ebene', en: 'A heading skips a level' },
  missingAlt: { de: 'Bild ohne Beschreibung', en: 'A picture without a description' },
  emptyLink: { de: 'Link ohne Ziel oder Text', en: 'A link without a target or text' },
  brokenLink: { de: 'Link führt ins Leere', en: 'A link leads nowhere' },
  missingAnchor: { de: 'Anker fehlt auf dieser Seite', en: 'The anchor is not on this page' },
  missingLanguage: {
    de: 'Diese Seite gibt es nicht auf Englisch',
    en: 'This page does not exist in German',
  },
  longWord: { de: 'Wort zu lang für ein Telefon', en: 'A word too long for a phone' },
  unwritten: { de: 'Hier steht noch, womit der Baustein begann', en: 'Still the words the block began with' },
  writeFirst: {
    de: 'Schreiben oder löschen Sie erst, womit Bausteine nur begonnen haben.',
    en: 'First write or delete what blocks only began with.',
  },
  faintWords: {
    de: 'Text auf einem Bild ist schlecht zu lesen',
    en: 'Words on a picture are hard to read',
  },
  despite: { de: 'Trotzdem veröffentlichen, weil …', en: 'Publish all the same, because …' },
  despiteHelp: {
    de: 'Ihre Begründung wird im Verlauf festgehalten.',
    en: 'Your reason is recorded.',
  },
})
