import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('search/synonym', {
  noWord: { de: 'Hier fehlt ein Wort.', en: 'A word is missing here.' },
  sameWord: { de: 'Das ist dasselbe Wort.', en: 'This is the same word.' },
  wordTaken: { de: 'Für dieses Wort gibt es schon ein Synonym.', en: 'This word already has a synonym.' },
})
