import { defineStrings } from '../contract/define-strings.ts'

export const strings = defineStrings({
  skip: { de: 'Zum Inhalt springen', en: 'Skip to content' },
  mainMenu: { de: 'Hauptmenü', en: 'Main menu' },
  menu: { de: 'Menü', en: 'Menu' },
  language: { de: 'Sprache', en: 'Language' },
  otherLanguage: { de: 'English', en: 'Deutsch' },
  logoLabel: { de: (name: string) => `${name}, Startseite`, en: (name: string) => `${name}, home` },
  legal: { de: 'Rechtliches', en: 'Legal' },
  terms: { de: 'AGB', en: 'Terms' },
  imprint: { de: 'Impressum', en: 'Imprint' },
  privacy: { de: 'Datenschutz', en: 'Privacy' },
  login: { de: 'Anmelden', en: 'Log in' },
})
