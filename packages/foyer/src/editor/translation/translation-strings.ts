import { defineStrings } from '../../contract/define-strings.ts'

/** Texts of the panel for both languages. */
export const translationStrings = defineStrings('editor/translation/translation', {
  translation: { de: 'Sprachen', en: 'Languages' },
  translationHelp: {
    de: 'Was der englischen Fassung fehlt oder dort älter ist als hier.',
    en: 'What the German version lacks, or has in an older version than here.',
  },
  copyStructure: { de: 'Alles Fehlende kopieren', en: 'Copy everything that is missing' },
  copyQuestion: {
    de: (count: number) =>
      `Die englische Fassung hat schon Bausteine. ${count === 1 ? 'Ein weiterer kommt' : `${count} weitere kommen`} dazu, mit deutschem Text.`,
    en: (count: number) =>
      `The German version has blocks already. ${count === 1 ? 'Another one is' : `${count} more are`} added to it, with English text.`,
  },
  copiedThere: { de: 'In die andere Sprache kopiert.', en: 'Copied to the other language.' },
  translationMissing: { de: 'fehlt dort', en: 'missing there' },
  translationOlder: { de: 'dort älter', en: 'older there' },
  bothAlike: { de: 'Beide Sprachen sind auf dem gleichen Stand.', en: 'Both languages are up to date.' },
})
