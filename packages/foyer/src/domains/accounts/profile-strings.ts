import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('accounts/profile', {
  userProfile: { de: 'Mein Profil', en: 'My Profile' },
  firstName: { de: 'Vorname', en: 'First name' },
  lastName: { de: 'Nachname', en: 'Last name' },
  newsletterWish: { de: 'Den Newsletter bekommen', en: 'Receive the newsletter' },
  about: { de: 'Über Sie', en: 'About you' },
  aboutIntro: {
    de: 'So sprechen wir Sie an, und in dieser Sprache schreiben wir Ihnen.',
    en: 'This is how we address you, and the language in which we write to you.',
  },
  language: { de: 'Sprache', en: 'Language' },
  german: { de: 'Deutsch', en: 'German' },
  english: { de: 'Englisch', en: 'English' },
  save: { de: 'Speichern', en: 'Save' },
  saved: { de: 'Gespeichert.', en: 'Saved.' },
  welcome: {
    de: 'Willkommen! Ihr Konto ist bereit.',
    en: 'Welcome! Your account is ready.',
  },
  passwordChanged: {
    de: 'Ihr Passwort ist geändert, alle anderen Sitzungen sind beendet.',
    en: 'Your password is changed, and all other sessions have ended.',
  },
})
