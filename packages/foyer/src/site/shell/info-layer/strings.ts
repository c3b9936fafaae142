import { defineStrings } from '../../../contract/define-strings.ts'

export const strings = defineStrings('site/shell/info-layer', {
  offline: {
    de: 'Keine Verbindung. Was Sie schon geöffnet haben, bleibt lesbar.',
    en: 'You are offline. What you have already opened stays readable.',
  },
  notKept: {
    de: 'Diese Seite können wir ohne Verbindung nicht öffnen.',
    en: 'We cannot open that page without a connection.',
  },
  online: { de: 'Die Verbindung ist wieder da.', en: 'You are online again.' },
  newVersion: {
    de: 'Es gibt eine neue Fassung dieser Website.',
    en: 'A new version of this website is available.',
  },
  shopOffline: {
    de: 'Webshop offline: Karten gibt es gerade nur an der Kasse.',
    en: 'Webshop offline: tickets are only available at the box office right now.',
  },
  reload: { de: 'Neu laden', en: 'Reload' },
  close: { de: 'Meldung schließen', en: 'Close message' },
})
