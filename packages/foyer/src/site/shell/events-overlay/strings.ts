import { defineStrings } from '../../../contract/define-strings.ts'

export const strings = defineStrings('site/shell/events-overlay', {
  // 1 §4 Event overlay: this text, in both languages, unless the page behind the programme has a headline.
  headline: { de: 'Programm und Karten', en: 'Programm und Karten' },
  close: { de: 'Programm schließen', en: 'Close programme' },
  failed: { de: 'Das hat leider nicht geklappt.', en: 'Unfortunately, that didn’t work.' },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },
})
