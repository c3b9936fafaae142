import { defineStrings } from '../../../contract/define-strings.ts'

export const strings = defineStrings('site/browser/offline', {
  title: { de: 'Keine Verbindung', en: 'No connection' },
  hint: {
    de: 'Wir erreichen das Haus gerade nicht. Was als Nächstes gespielt wird, haben wir gespeichert.',
    en: 'We cannot reach the house right now. Here is what is on next, as we last knew it.',
  },
  hintEmpty: {
    de: 'Wir erreichen das Haus gerade nicht. Bitte prüfen Sie Ihre Verbindung.',
    en: 'We cannot reach the house right now. Please check your connection.',
  },
  tryAgain: { de: 'Noch einmal versuchen', en: 'Try again' },
  tickets: {
    de: (number: number | null) => (number ? `Ihre Karten (${number})` : 'Ihre Karten'),
    en: (number: number | null) => (number ? `Your tickets (${number})` : 'Your tickets'),
  },
  programme: { de: 'Die nächsten Abende', en: 'The next evenings' },
  savedAt: { de: (moment: string) => `Stand ${moment}`, en: (moment: string) => `As of ${moment}` },
  time: { de: (time: string) => `${time} Uhr`, en: (time: string) => time },
  cancelled: { de: 'Abgesagt', en: 'Cancelled' },
})
