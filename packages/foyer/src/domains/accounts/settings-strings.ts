import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('accounts/settings', {
  userSettings: { de: 'Einstellungen', en: 'Settings' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  currentPassword: { de: 'Ihr jetziges Passwort', en: 'Your current password' },
  newPassword: { de: 'Neues Passwort', en: 'New password' },
  passwordHelp: {
    de: 'Mindestens zwölf Zeichen. Ein kurzer Satz lässt sich gut merken.',
    en: 'At least twelve characters. A short sentence is easy to remember.',
  },
  emailIntro: {
    de: (email: string) =>
      `Zurzeit ${email}. Eine neue Adresse gilt, sobald beide Postfächer zugestimmt haben.`,
    en: (email: string) =>
      `At the moment ${email}. A new address takes effect once both mailboxes have agreed.`,
  },
  newEmail: { de: 'Neue E-Mail-Adresse', en: 'New e-mail address' },
  changeEmail: { de: 'Adresse ändern', en: 'Change address' },
  emailAsked: {
    de: 'Wir haben an beide Adressen geschrieben. Bitte bestätigen Sie die Änderung in beiden Postfächern.',
    en: 'We have written to both addresses. Please confirm the change in both mailboxes.',
  },
  password: { de: 'Passwort', en: 'Password' },
  passwordIntro: {
    de: 'Ein neues Passwort beendet alle anderen Sitzungen.',
    en: 'A new password ends all other sessions.',
  },
  changePassword: { de: 'Passwort ändern', en: 'Change password' },
  passwordChanged: {
    de: 'Ihr Passwort ist geändert, alle anderen Sitzungen sind beendet.',
    en: 'Your password is changed, and all other sessions have ended.',
  },
  factor: { de: 'Zweiter Faktor', en: 'Second factor' },
  factorIntro: {
    de: 'Ein Code aus einer App auf Ihrem Telefon, zusätzlich zum Passwort. Wer nur Ihr Passwort kennt, kommt dann nicht hinein.',
    en: 'A code from an app on your phone, in addition to the password. Knowing your password is then not enough to get in.',
  },
  factorRequired: {
    de: 'Ihr Konto verlangt einen zweiten Faktor. Bis Sie ihn einrichten, haben Sie keinen Zugang zur Redaktion.',
    en: 'Your account requires a second factor. Until you set one up, you have no access to the editorial desk.',
  },
  factorBegin: { de: 'Einrichten', en: 'Set up' },
  factorKey: {
    de: 'Scannen Sie das Bild mit Ihrer App, oder geben Sie diesen Schlüssel ein:',
    en: 'Scan the picture with your app, or enter this key:',
  },
  factorPicture: { de: 'QR-Code des Schlüssels', en: 'QR code of the key' },
  passkeyEnded: { de: 'Der Passkey ist entfernt.', en: 'The passkey has been removed.' },
  factorOpen: { de: 'In der App öffnen', en: 'Open in the app' },
  factorCode: { de: 'Code aus der App', en: 'Code from the app' },
  factorConfirm: { de: 'Einschalten', en: 'Switch on' },
  factorIsOn: {
    de: (codes: number) => `Eingeschaltet. Notfallcodes übrig: ${codes}.`,
    en: (codes: number) => `Switched on. Recovery codes left: ${codes}.`,
  },
  factorCodes: {
    de: 'Eingeschaltet. Das sind Ihre Notfallcodes, jeder gilt einmal. Wir zeigen sie nur jetzt:',
    en: 'Switched on. These are your recovery codes; each works once. We show them only now:',
  },
  factorEnd: { de: 'Ausschalten', en: 'Switch off' },
  factorEnded: { de: 'Der zweite Faktor ist ausgeschaltet.', en: 'The second factor is switched off.' },
  sessions: { de: 'Sitzungen', en: 'Sessions' },
  sessionsIntro: {
    de: 'Hier sind Sie angemeldet. Was Sie nicht kennen, beenden Sie.',
    en: 'This is where you are logged in. End any session you do not recognise.',
  },
  unknownDevice: { de: 'Unbekanntes Gerät', en: 'Unknown device' },
  thisSession: { de: 'diese Sitzung', en: 'this session' },
  lastSeen: {
    de: (when: string) => `zuletzt ${when}`,
    en: (when: string) => `last seen ${when}`,
  },
  endSession: { de: 'Beenden', en: 'End' },
  endSessionOf: {
    de: (device: string) => `Sitzung beenden: ${device}`,
    en: (device: string) => `End session: ${device}`,
  },
  endOthers: { de: 'Überall sonst abmelden', en: 'Log out everywhere else' },
  sessionEnded: { de: 'Die Sitzung ist beendet.', en: 'The session has ended.' },
  othersEnded: { de: 'Sie sind nur noch hier angemeldet.', en: 'You are now logged in here only.' },
  ownData: { de: 'Ihre Daten', en: 'Your data' },
  ownDataIntro: {
    de: 'Alles, was wir unter Ihrem Konto speichern, als Datei zum Mitnehmen.',
    en: 'Everything we store under your account, as a file to download.',
  },
  download: { de: 'Daten herunterladen', en: 'Download data' },
  deletion: { de: 'Konto löschen', en: 'Delete account' },
  deletionIntro: {
    de: 'Das Konto und alles darin wird endgültig gelöscht. Karten, die Sie gekauft haben, gelten weiter.',
    en: 'The account and everything in it will be deleted for good. Tickets you have bought remain valid.',
  },
  deleteAccount: { de: 'Konto endgültig löschen', en: 'Delete account for good' },
})
