import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings({
  login: { de: 'Anmelden', en: 'Log in' },
  logout: { de: 'Abmelden', en: 'Log out' },
  account: { de: 'Ihr Konto', en: 'Your account' },
  loginIntro: {
    de: 'Für Ihr Konto, Ihre Karten und die Redaktion.',
    en: 'For your account, your tickets and the editors.',
  },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  password: { de: 'Passwort', en: 'Password' },
  loggedIn: {
    de: (name: string) => `Sie sind angemeldet als ${name}.`,
    en: (name: string) => `You are logged in as ${name}.`,
  },
  toHome: { de: 'Zur Startseite', en: 'Go to the home page' },
})
