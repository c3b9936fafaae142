import { facts } from '#house/facts'
import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('settings', {
  switchesForDashboard: {
    de: 'Dafür brauchen Sie den Zugang zum Dashboard.',
    en: 'This needs access to the dashboard.',
  },
  noErrorStatus: { de: 'Ein Fehler zwischen 400 und 599.', en: 'An error between 400 and 599.' },
  noPriceFormat: {
    de: `Schreiben Sie einen Preis von null, etwa „${facts.formats.de.price}“.`,
    en: `Write a price of zero, such as “${facts.formats.en.price}”.`,
  },
  roleTwice: { de: 'Jede Farbe kann nur einmal vorkommen.', en: 'Each colour can be there only once.' },
  unreadable: {
    de: (role: string, ratio: string, nearest: string) =>
      `${role}: Der Kontrast ist ${ratio}, WCAG AA verlangt 4,5. Lesbar wäre die Schriftfarbe ${nearest}.`,
    en: (role: string, ratio: string, nearest: string) =>
      `${role}: the contrast is ${ratio}, WCAG AA needs 4.5. The text colour ${nearest} could be read.`,
  },
  noLogo: {
    de: 'Das ist kein SVG mit Formen. Bitte fügen Sie den Inhalt einer SVG-Datei ein.',
    en: 'This is no SVG with shapes. Please paste the content of an SVG file.',
  },
  letterSubject: { de: 'Ein Brief des Hauses', en: 'A letter of the house' },
  letterText: {
    de: 'So sehen die Briefe aus, die Besucher per E-Mail bekommen: über ihr Konto, ihr Passwort und ihre Anmeldung.',
    en: 'This is what the letters look like that visitors get by e-mail, about their account, their password and their login.',
  },
  letterButton: { de: 'Passwort wählen', en: 'Choose a password' },
  letterClosing: { de: 'Herzliche Grüße', en: 'Kind regards' },
  ticketTitle: { de: 'Ihre Karten', en: 'Your tickets' },
  ticketEvening: { de: 'Ein Abend', en: 'An evening' },
  ticketWhen: { de: 'Samstag, 20:00 Uhr', en: 'Saturday, 20:00' },
  ticketSeat: { de: 'Reihe 5, Platz 12', en: 'Row 5, seat 12' },
  endsBefore: { de: 'Das Ende liegt vor dem Beginn.', en: 'The end is before the beginning.' },
})
