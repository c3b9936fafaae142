import { defineStrings } from '../../contract/define-strings.ts'

/** Texts of the check before publishing. */
export const checkStrings = defineStrings('editor/checks/check', {
  check: { de: 'Prüfung', en: 'Check' },
  checking: { de: 'Wird geprüft …', en: 'Checking …' },
  allWell: { de: 'Alles in Ordnung.', en: 'Everything is fine.' },
  error: { de: 'Fehler:', en: 'Error:' },
  hint: { de: 'Hinweis:', en: 'Hint:' },
  headingOrder: { de: 'Überschrift überspringt eine Ebene', en: 'A heading skips a level' },
  missingAlt: { de: 'Bild ohne Beschreibung', en: 'A picture without a description' },
  emptyLink: { de: 'Link ohne Ziel oder Text', en: 'A link without an address or text' },
  brokenLink: { de: 'Link führt ins Leere', en: 'Broken link' },
  missingAnchor: { de: 'Anker fehlt auf dieser Seite', en: 'The anchor is not on this page' },
  missingLanguage: {
    de: 'Diese Seite gibt es nicht auf Englisch',
    en: 'This page does not exist in German',
  },
  longWord: { de: 'Wort zu lang für ein Telefon', en: 'A word too long for a phone' },
  unwritten: { de: 'Hier steht noch der Beispieltext', en: 'Still the sample text' },
  writeFirst: {
    de: 'Bitte ersetzen oder löschen Sie zuerst den Beispieltext in den Bausteinen.',
    en: 'Please replace or delete the sample text in the blocks first.',
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
