import { defineStrings } from '../contract/define-strings.ts'

export const strings = defineStrings({
  skip: { de: 'Zum Inhalt springen', en: 'Skip to content' },
  toHome: { de: 'Zur Startseite', en: 'Go back to home' },
  notFound: { de: 'Diese Seite wurde nicht gefunden', en: 'This page could not be found' },
  notFoundHint: {
    de: 'Vielleicht ist sie umgezogen, vielleicht stand sie nie auf dem Spielplan.',
    en: 'It may have moved, or it was never on the programme.',
  },
  offline: { de: 'Website offline', en: 'Website offline' },
  offlineHint: {
    de: 'Wir richten die Bühne ein. Bitte schauen Sie in Kürze wieder vorbei.',
    en: 'We are setting the stage. Please look in again shortly.',
  },
  unknownError: { de: 'Ein unbekannter Fehler ist aufgetreten', en: 'An unknown error occurred' },
  unknownHint: { de: (code: number) => `Fehlercode ${code}`, en: (code: number) => `Error code ${code}` },
  legal: { de: 'Rechtliches', en: 'Legal' },
  terms: { de: 'AGB', en: 'Terms' },
  imprint: { de: 'Impressum', en: 'Imprint' },
  privacy: { de: 'Datenschutz', en: 'Privacy' },
  login: { de: 'Anmelden', en: 'Log in' },
})
