import { defineStrings } from '../../contract/define-strings.ts'

/** Texts about saving: saved, stored here, in conflict, session ended. */
export const savingStrings = defineStrings({
  saved: { de: 'Gespeichert', en: 'Saved' },
  saving: { de: 'Wird gespeichert …', en: 'Saving …' },
  kept: {
    de: (count: number) => `Hier aufgehoben (${count})`,
    en: (count: number) => `Kept here (${count})`,
  },
  unreachable: { de: 'keine Verbindung', en: 'no connection' },
  login: { de: 'Ihre Anmeldung ist abgelaufen', en: 'your session has ended' },
  storage: {
    de: 'nur in diesem Fenster: bitte nicht schließen',
    en: 'in this window only: please do not close it',
  },
  refused: { de: 'da ist noch etwas zu tun', en: 'something is left to do' },
  conflict: {
    de: (count: number) => `Im Konflikt (${count})`,
    en: (count: number) => `In conflict (${count})`,
  },
  saveAlert: { de: 'Gespeichert.', en: 'Saved.' },
  keptAlert: {
    de: 'Nicht gespeichert; Ihr Text ist hier aufgehoben und wird wieder gesendet.',
    en: 'Not saved; your text is kept here and will be sent again.',
  },
  refusedAlert: {
    de: 'Noch nicht gespeichert: Das Formular zeigt, was noch zu tun ist.',
    en: 'Not saved yet: the form shows what is left to do.',
  },

  conflicts: { de: 'Zwei Fassungen', en: 'Two versions' },
  conflictHelp: {
    de: 'Jemand anderes hat dasselbe geändert. Wählen Sie, was bleiben soll; beides ist noch da.',
    en: 'Somebody else has changed the same thing. Choose what should stay; both are still here.',
  },
  mine: { de: 'Meine Fassung', en: 'My version' },
  theirs: { de: 'Die andere Fassung', en: 'The other version' },
  takeMine: { de: 'Meine nehmen', en: 'Take mine' },
  takeTheirs: { de: 'Die andere nehmen', en: 'Take the other' },
  takeMixed: { de: 'Diese Mischung nehmen', en: 'Take this mixture' },
  mixed: { de: 'Gemischt', en: 'Mixed' },
  removed: { de: '(entfernt)', en: '(removed)' },

  sessionEnded: { de: 'Ihre Anmeldung ist abgelaufen', en: 'Your session has ended' },
  sessionHelp: {
    de: 'Nichts ist verloren. Melden Sie sich an, dann geht es weiter, wo Sie waren.',
    en: 'Nothing is lost. Log in and carry on where you were.',
  },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  password: { de: 'Passwort', en: 'Password' },
  logIn: { de: 'Anmelden', en: 'Log in' },
  loginFailed: {
    de: 'E-Mail-Adresse oder Passwort stimmen nicht.',
    en: 'The e-mail address or password is wrong.',
  },
  loginCode: { de: 'Code', en: 'Code' },
  loginCodeHelp: {
    de: 'Sechs Ziffern aus Ihrer App, oder einer Ihrer Notfallcodes.',
    en: 'Six digits from your app, or one of your recovery codes.',
  },
  loginWithPasskey: { de: 'Mit Passkey anmelden', en: 'Log in with a passkey' },
  noPasskey: {
    de: 'Das hat nicht geklappt. Ihr Browser kennt hier keinen passenden Passkey, oder Sie haben abgebrochen.',
    en: 'That did not work. Your browser has no fitting passkey here, or you cancelled.',
  },
  otherUser: {
    de: 'Das ist ein anderes Konto. Bitte melden Sie sich mit Ihrem an, damit Ihr Text gespeichert wird.',
    en: 'This is another account. Please log in with yours so that your text is saved.',
  },
})
