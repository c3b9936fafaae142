import { defineStrings } from '../../../contract/define-strings.ts'

export const strings = defineStrings('site/shell/errors', {
  toHome: { de: 'Zur Startseite', en: 'Go back to home' },
  toProgramme: { de: 'Zum Programm', en: 'Go to the programme' },
  notFound: { de: 'Diese Seite wurde nicht gefunden', en: 'This page could not be found' },
  notFoundHint: {
    de: 'Vielleicht ist sie umgezogen, vielleicht stand sie nie auf dem Spielplan.',
    en: 'It may have moved, or it was never on the programme.',
  },
  offline: { de: 'Website offline', en: 'Website offline' },
  offlineHint: {
    de: 'Wir richten die Bühne ein. Bitte schauen Sie in Kürze wieder vorbei.',
    en: 'We are setting the stage. Please come back soon.',
  },
  shopOffline: { de: 'Der Webshop ist gerade offline', en: 'The webshop is offline right now' },
  shopOfflineHint: {
    de: 'Karten verkaufen wir hier bald wieder; bis dahin bekommen Sie sie an der Kasse. Der Rest der Website ist wie gewohnt für Sie da.',
    en: 'We will be selling tickets here again soon; until then you can get them at the box office. The rest of the website works as usual.',
  },
  unknownError: { de: 'Ein unbekannter Fehler ist aufgetreten', en: 'An unknown error occurred' },
  code: { de: (code: number) => `Fehlercode ${code}`, en: (code: number) => `Error code ${code}` },
  noConnection: { de: 'Keine Verbindung', en: 'No connection' },
  noConnectionHint: {
    de: 'Wir erreichen das Haus gerade nicht. Sobald Sie wieder online sind, geht es von selbst weiter.',
    en: 'We cannot reach the house right now. As soon as you are back online, this page will load by itself.',
  },
  tryAgain: { de: 'Noch einmal versuchen', en: 'Try again' },
})
