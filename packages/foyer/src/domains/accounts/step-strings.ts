import { defineStrings } from '../../contract/define-strings.ts'

/** Texts for getting an account, and for getting access again. */
export const strings = defineStrings('accounts/step', {
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  firstName: { de: 'Vorname', en: 'First name' },
  lastName: { de: 'Nachname', en: 'Last name' },
  newPassword: { de: 'Neues Passwort', en: 'New password' },
  passwordHelp: {
    de: 'Mindestens zwölf Zeichen. Ein kurzer Satz lässt sich gut merken.',
    en: 'At least twelve characters. A short sentence is easy to remember.',
  },
  registerTitle: { de: 'Konto anlegen', en: 'Create an account' },
  registerIntro: {
    de: 'Für Ihre Merkliste auf jedem Gerät und Neues aus dem Haus. Wir schicken Ihnen einen Link, mit dem Sie Ihre Adresse bestätigen und ein Passwort wählen.',
    en: 'For your favourites on every device and news from the house. We will send you a link to confirm your address and choose a password.',
  },
  registerSubmit: { de: 'Konto anlegen', en: 'Create an account' },
  haveAccount: { de: 'Sie haben schon ein Konto?', en: 'Already have an account?' },
  toLogin: { de: 'Zur Anmeldung', en: 'Go to login' },
  newsletterWish: { de: 'Den Newsletter bekommen', en: 'Receive the newsletter' },
  letterTitle: { de: 'Post für Sie', en: 'You have mail' },
  letterSent: {
    de: 'Wir haben Ihnen eine E-Mail geschickt, wenn mit dieser Adresse alles stimmt. Mit dem Link darin geht es weiter. Nichts da? Schauen Sie bitte auch in den Spam-Ordner.',
    en: 'If all is well with this address, we have sent you an e-mail with a link. Nothing there? Please check your spam folder too.',
  },
  forgottenTitle: { de: 'Passwort vergessen', en: 'Forgotten password' },
  forgottenIntro: {
    de: 'Kein Drama. Sagen Sie uns Ihre Adresse, und wir schicken Ihnen einen Link für ein neues.',
    en: 'No drama. Tell us your address, and we will send you a link to choose a new one.',
  },
  sendLink: { de: 'Link schicken', en: 'Send the link' },
  chooseTitle: { de: 'Passwort wählen', en: 'Choose a password' },
  chooseIntro: {
    de: (email: string) => `Für das Konto ${email}. Danach sind Sie gleich angemeldet.`,
    en: (email: string) => `For the account ${email}. You are then logged in right away.`,
  },
  choose: { de: 'Passwort speichern', en: 'Save the password' },
  overTitle: { de: 'Link abgelaufen', en: 'Link expired' },
  overText: {
    de: 'Dieser Link wurde schon benutzt oder gilt nicht mehr. Fordern Sie einfach einen neuen an.',
    en: 'This link has already been used or is no longer valid. Simply ask for a new one.',
  },
  emailTitle: { de: 'Adresse ändern', en: 'Change address' },
  emailChange: {
    de: (email: string) => `Ihr Konto soll künftig unter ${email} geführt werden. Stimmen Sie zu?`,
    en: (email: string) => `Your account is to use ${email} from now on. Do you agree?`,
  },
  agree: { de: 'Ja, ändern', en: 'Yes, change it' },
  disagree: { de: 'Nein, alles soll bleiben', en: 'No, leave everything as it is' },
  halfChanged: {
    de: 'Danke. Sobald auch die andere Adresse zustimmt, ist die Änderung gültig.',
    en: 'Thank you. The change takes effect as soon as the other address agrees as well.',
  },
  wholeChanged: {
    de: 'Danke. Ihr Konto hat jetzt die neue Adresse.',
    en: 'Thank you. Your account now has the new address.',
  },
  refused: {
    de: 'Es bleibt alles, wie es war. Wenn Sie die Änderung nicht verlangt haben, wählen Sie bitte ein neues Passwort.',
    en: 'Everything stays as it was. If you did not ask for the change, please choose a new password.',
  },
  about: { de: 'Über Sie', en: 'About you' },
  password: { de: 'Passwort', en: 'Password' },
  deletedTitle: { de: 'Auf Wiedersehen', en: 'Goodbye' },
  deleted: {
    de: 'Ihr Konto ist gelöscht. Schön, dass Sie bei uns waren.',
    en: 'Your account is deleted. It was good to have you with us.',
  },
})
