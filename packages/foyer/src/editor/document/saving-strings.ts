import { defineStrings } from '../../contract/define-strings.ts'

/** Texts about saving: saved, not saved yet, in conflict, session ended. */
export const savingStrings = defineStrings('editor/document/saving', {
  saved: { de: 'Gespeichert', en: 'Saved' },
  saving: { de: 'Wird gespeichert …', en: 'Saving …' },
  kept: { de: 'Noch nicht gespeichert', en: 'Not saved yet' },
  unreachable: { de: 'keine Verbindung', en: 'no connection' },
  login: { de: 'bitte neu anmelden', en: 'please log in again' },
  storage: { de: 'dieses Fenster bitte nicht schließen', en: 'please do not close this window' },
  refused: { de: 'ein Baustein ist noch nicht fertig', en: 'a block is not finished yet' },
  conflict: { de: 'Zwei Fassungen: bitte wählen', en: 'Two versions: please choose' },
  saveAlert: { de: 'Gespeichert.', en: 'Saved.' },
  keptAlert: {
    de: 'Noch nicht gespeichert. In diesem Browser ist Ihr Text sicher; er wird von selbst gespeichert, sobald es wieder geht.',
    en: 'Not saved yet. Your text is safe in this browser and will be saved by itself as soon as possible.',
  },
  refusedAlert: {
    de: 'Noch nicht gespeichert: Ein Baustein ist noch nicht fertig. Sein Formular sagt, was fehlt oder nicht stimmt.',
    en: 'Not saved yet: a block is not finished. Its form says what is missing or wrong.',
  },

  conflicts: { de: 'Zwei Fassungen', en: 'Two versions' },
  conflictHelp: {
    de: 'Jemand anderes hat inzwischen dieselbe Stelle geändert. Beides ist noch da: Bitte wählen Sie, was bleiben soll.',
    en: 'Somebody else has changed the same place in the meantime. Both versions are still here: please choose which one to keep.',
  },
  mine: { de: 'Meine Fassung', en: 'My version' },
  theirs: { de: 'Die andere Fassung', en: 'The other version' },
  takeMine: { de: 'Meine behalten', en: 'Keep mine' },
  takeTheirs: { de: 'Die andere übernehmen', en: 'Use the other one' },
  takeMixed: { de: 'Den Text aus beiden übernehmen', en: 'Use the combined text' },
  mixed: { de: 'Text aus beiden', en: 'Combined text' },
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
