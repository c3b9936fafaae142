import { defineStrings } from '../../../contract/define-strings.ts'

export const strings = defineStrings('site/shell/fallback/plain', {
  reload: { de: 'Neu laden', en: 'Reload' },
  noScripting: {
    de: 'Ohne JavaScript geht hier fast alles',
    en: 'Almost everything here works without JavaScript',
  },
  noScriptingText: {
    de: 'Programm, Karten, Magazin und alle Seiten stehen Ihnen offen. Für Videos und zum Abschicken von Formularen schalten Sie JavaScript bitte ein und laden die Seite neu.',
    en: 'Programme, tickets, magazine and every page are open to you. To watch videos and send forms, please switch on JavaScript and reload the page.',
  },
  unsupported: {
    de: 'Ihr Browser ist zu alt für diese Website',
    en: 'Your browser is too old for this website',
  },
  unsupportedText: {
    de: 'Sie können alles lesen, aber manches sieht anders aus als gedacht oder funktioniert nicht. Bitte bringen Sie den Browser auf den neuesten Stand und laden die Seite neu.',
    en: 'You can read everything, but some of it looks different from what was intended or does not work. Please bring your browser up to date and reload the page.',
  },
})
