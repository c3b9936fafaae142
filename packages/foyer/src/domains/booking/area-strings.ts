import { defineStrings } from '../../contract/define-strings.ts'

/** Texts around the pages of the shop. */
export const areaStrings = defineStrings('booking/area', {
  minutesLeft: {
    de: (minutes: number) => (minutes === 1 ? 'Noch 1 Minute.' : `Noch ${minutes} Minuten.`),
    en: (minutes: number) => (minutes === 1 ? '1 minute left.' : `${minutes} minutes left.`),
  },
  timeIsUp: {
    de: 'Die Zeit ist um: Ihre Karten sind nicht mehr reserviert.',
    en: 'Time is up: your tickets are no longer reserved.',
  },
  notAnswered: { de: 'Der Webshop antwortet gerade nicht', en: 'The webshop is not answering right now' },
  nothingIsLost: {
    de: 'Was Sie eingegeben haben, ist noch da. Versuchen Sie es in einem Augenblick noch einmal.',
    en: 'What you have filled in is still here. Please try again in a moment.',
  },
  again: { de: 'Noch einmal versuchen', en: 'Try again' },
  toProgramme: { de: 'Zum Programm', en: 'See the programme' },
  legal: { de: 'Rechtliches', en: 'Legal' },
  terms: { de: 'AGB', en: 'Terms' },
  privacy: { de: 'Datenschutz', en: 'Privacy' },
  imprint: { de: 'Impressum', en: 'Imprint' },
})
