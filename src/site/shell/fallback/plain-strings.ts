import { defineStrings } from '../../../contract/define-strings.ts'

export const strings = defineStrings({
  reload: { de: 'Neu laden', en: 'Reload' },
  noScripting: {
    de: 'Ohne JavaScript geht hier fast alles',
    en: 'Almost everything here works without JavaScript',
  },
  noScriptingText: {
    de: 'Programm, Filter, Magazin und alle Seiten stehen Ihnen offen. Für Karten und Videos schalten Sie JavaScript bitte ein und laden die Seite neu.',
    en: 'Programme, filters, magazine and every page are open to you. For tickets and videos, please switch JavaScript on and reload the page.',
  },
  unsupported: {
    de: 'Ihr Browser ist zu alt für diese Website',
    en: 'Your browser is too old for this website',
  },
  unsupportedText: {
    de: 'Sie können alles lesen, aber manches sieht anders aus als gedacht oder lässt sich nicht bedienen. Bitte bringen Sie den Browser auf den neuesten Stand und laden die Seite neu.',
    en: 'You can read everything, but some of it looks different from what was meant or does not respond. Please bring your browser up to date and reload the page.',
  },
})
