import { defineStrings } from '../../../contract/define-strings.ts'

export const strings = defineStrings('site/shell/login-offer', {
  title: { de: 'Sie sind nicht angemeldet', en: 'You are not logged in' },
  words: {
    de: 'Zum Bearbeiten dieser Seite melden Sie sich bitte an. Danach sind Sie wieder hier.',
    en: 'Please log in to edit this page. You will come back here.',
  },
  goOn: { de: 'Zur Anmeldung', en: 'Go to login' },
  stay: { de: 'Nur lesen', en: 'Just read' },
})
