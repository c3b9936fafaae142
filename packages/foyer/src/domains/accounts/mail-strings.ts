import { defineStrings } from '../../contract/define-strings.ts'

/** Texts of the letters about accounts. */
export const letters = defineStrings('accounts/mail/letters', {
  greeting: {
    de: (name: string) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
    en: (name: string) => (name ? `Dear ${name},` : 'Hello,'),
  },
  closing: { de: 'Herzliche Grüße', en: 'Kind regards' },
  once: {
    de: (hours: string) => `Der Link gilt ${hours} und nur einmal.`,
    en: (hours: string) => `The link is valid for ${hours} and can be used once.`,
  },
  oneHour: { de: 'eine Stunde', en: 'one hour' },
  oneDay: { de: '24 Stunden', en: '24 hours' },
  oneWeek: { de: 'sieben Tage', en: 'seven days' },

  registerSubject: {
    de: (house: string) => `Willkommen! Ihr Konto bei ${house}`,
    en: (house: string) => `Welcome! Your account at ${house}`,
  },
  registerText: {
    de: 'schön, dass Sie da sind. Bestätigen Sie bitte Ihre Adresse und wählen Sie ein Passwort, dann ist Ihr Konto bereit.',
    en: 'It is good to have you with us. Please confirm your address and choose a password, and your account is ready.',
  },
  registerButton: { de: 'Adresse bestätigen', en: 'Confirm address' },
  registerNotYou: {
    de: 'Sie wollten kein Konto? Dann tun Sie einfach nichts: Morgen ist Ihre Adresse bei uns vergessen.',
    en: 'If you did not ask for an account, simply do nothing: by tomorrow we will have forgotten your address.',
  },

  knownSubject: { de: 'Sie haben schon ein Konto bei uns', en: 'You already have an account with us' },
  knownText: {
    de: 'jemand, vermutlich Sie, wollte mit dieser Adresse ein Konto anlegen. Es gibt schon eines. Haben Sie Ihr Passwort vergessen, dann wählen Sie hier ein neues.',
    en: 'Somebody, probably you, tried to create an account with this address. There already is one. If you have forgotten your password, choose a new one here.',
  },
  knownButton: { de: 'Passwort vergessen', en: 'Forgotten password' },

  resetSubject: { de: 'Ein neues Passwort wählen', en: 'Choose a new password' },
  resetText: {
    de: 'hier wählen Sie ein neues Passwort. Danach sind Sie überall sonst abgemeldet.',
    en: 'Choose a new password here. You will then be logged out everywhere else.',
  },
  resetButton: { de: 'Passwort wählen', en: 'Choose password' },
  resetNotYou: {
    de: 'Sie haben nicht darum gebeten? Dann können Sie diese Nachricht löschen: Ihr Passwort bleibt, wie es ist.',
    en: 'If you did not ask for this, you can delete this message: your password stays as it is.',
  },

  inviteSubject: {
    de: (house: string) => `Ihr Zugang zu ${house}`,
    en: (house: string) => `Your access to ${house}`,
  },
  inviteText: {
    de: 'für Sie wurde ein Konto angelegt. Wählen Sie ein Passwort, und Sie können beginnen.',
    en: 'An account has been created for you. Choose a password and you can begin.',
  },

  emailSubject: { de: 'Ihre E-Mail-Adresse ändern', en: 'Changing your e-mail address' },
  emailText: {
    de: (email: string) =>
      `Ihr Konto soll künftig unter ${email} geführt werden. Das gilt, sobald beide Adressen, die alte und die neue, zugestimmt haben.`,
    en: (email: string) =>
      `Your account is to use ${email} from now on. This takes effect once both addresses, the old one and the new one, have agreed.`,
  },
  emailButton: { de: 'Änderung ansehen', en: 'Review the change' },
  emailNotYou: {
    de: 'Waren Sie das nicht? Dann lehnen Sie dort ab und wählen Sie ein neues Passwort.',
    en: 'If this was not you, refuse it there and choose a new password.',
  },
  emailTakenText: {
    de: 'jemand wollte ein anderes Konto unter dieser Adresse führen. Das geht nicht: Sie haben hier schon eines. Es hat sich nichts geändert.',
    en: 'Somebody tried to move another account to this address. That is not possible: you already have one here. Nothing has changed.',
  },

  passwordChangedSubject: { de: 'Ihr Passwort wurde geändert', en: 'Your password was changed' },
  passwordChangedText: {
    de: 'Ihr Passwort wurde soeben geändert, und alle anderen Sitzungen sind beendet. Waren Sie das nicht? Dann wählen Sie bitte gleich ein neues.',
    en: 'Your password has just been changed, and all other sessions have ended. If this was not you, please choose a new one right away.',
  },
  accountDeletedSubject: { de: 'Ihr Konto ist gelöscht', en: 'Your account is deleted' },
  accountDeletedText: {
    de: 'Ihr Konto und alles, was darin stand, ist gelöscht. Danke, dass Sie bei uns waren.',
    en: 'Your account and everything in it has been deleted. Thank you for having been with us.',
  },
})
