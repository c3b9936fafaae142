import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('accounts/passkey', {
  passkeys: { de: 'Passkeys', en: 'Passkeys' },
  passkeysIntro: {
    de: 'Anmelden mit Fingerabdruck, Gesicht oder der PIN Ihres Geräts: ohne Passwort, ohne Code. Der Schlüssel bleibt in Ihrem Gerät.',
    en: 'Log in with a fingerprint, your face or the PIN of your device: no password, no code. The key stays in your device.',
  },
  name: { de: 'Name des Geräts', en: 'Name of the device' },
  currentPassword: { de: 'Ihr jetziges Passwort', en: 'Your current password' },
  add: { de: 'Passkey hinzufügen', en: 'Add a passkey' },
  added: { de: 'Der Passkey ist hinzugefügt.', en: 'The passkey has been added.' },
  codes: {
    de: 'Das sind Ihre Notfallcodes für den Tag, an dem das Gerät fehlt. Jeder gilt einmal, und wir zeigen sie nur jetzt:',
    en: 'These are your recovery codes for the day the device is gone. Each works once, and we show them only now:',
  },
  remove: { de: 'Entfernen', en: 'Remove' },
  removeOf: {
    de: (name: string) => `Passkey entfernen: ${name}`,
    en: (name: string) => `Remove passkey: ${name}`,
  },
  lastUsed: { de: (when: string) => `zuletzt ${when}`, en: (when: string) => `last used ${when}` },
  neverUsed: { de: 'noch nicht benutzt', en: 'not used yet' },
  login: { de: 'Mit Passkey anmelden', en: 'Log in with a passkey' },
  notHere: {
    de: 'Das hat nicht geklappt. Ihr Browser kennt hier keinen passenden Passkey, oder Sie haben abgebrochen.',
    en: 'That did not work. Your browser has no matching passkey here, or you cancelled.',
  },
  needsScripting: {
    de: 'Zum Hinzufügen braucht Ihr Browser JavaScript.',
    en: 'Your browser needs JavaScript to add one.',
  },
})
