import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('accounts', {
  notYourself: {
    de: 'Ihr eigenes Konto können Sie nicht löschen.',
    en: 'You cannot delete your own account.',
  },
  lastAdmin: {
    de: 'Es muss ein anderes Konto der Administration geben, das nicht gesperrt ist.',
    en: 'There has to be another admin who is not suspended.',
  },
  firstYourself: {
    de: 'Richten Sie zuerst in Ihren Einstellungen einen zweiten Faktor ein: Sonst schließen Sie sich selbst aus.',
    en: 'Set up a second factor in your own settings first: you would shut yourself out.',
  },
  linkOver: {
    de: 'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.',
    en: 'This link is no longer valid. Please ask for a new one.',
  },
  wrongPassword: { de: 'Das ist nicht Ihr Passwort.', en: 'This is not your password.' },
  wrongCode: { de: 'Dieser Code stimmt nicht.', en: 'This code is wrong.' },
  code: { de: 'Code', en: 'Code' },
  codeHelp: {
    de: 'Sechs Ziffern aus Ihrer App, oder einer Ihrer Notfallcodes.',
    en: 'Six digits from your app, or one of your recovery codes.',
  },
  goOn: { de: 'Weiter', en: 'Continue' },
  sameAddress: { de: 'Das ist schon Ihre Adresse.', en: 'This is already your address.' },
  login: { de: 'Anmelden', en: 'Log in' },
  logout: { de: 'Abmelden', en: 'Log out' },
  account: { de: 'Ihr Konto', en: 'Your account' },
  loginIntro: {
    de: 'Für Ihr Konto und Ihre Merkliste.',
    en: 'For your account and your favourites.',
  },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  password: { de: 'Passwort', en: 'Password' },
  forgotten: { de: 'Passwort vergessen?', en: 'Forgotten your password?' },
  register: { de: 'Konto anlegen', en: 'Create an account' },
  loggedIn: {
    de: (name: string) => `Sie sind angemeldet als ${name}.`,
    en: (name: string) => `You are logged in as ${name}.`,
  },
  toHome: { de: 'Zur Startseite', en: 'Go to the home page' },
})
