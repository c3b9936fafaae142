import { defineStrings } from 'openfoyer/modules'

export const strings = defineStrings({
  name: { de: 'Ausschreibung', en: 'Open call' },
  help: {
    de: 'Was gesucht wird, bis wann, und wohin man schreibt. Nach der Frist steht es nicht mehr auf der Seite.',
    en: 'What is wanted, until when, and where to write. After the deadline it is no longer on the page.',
  },
  title: { de: 'Titel', en: 'Title' },
  words: { de: 'Worum es geht', en: 'What it is about' },
  until: { de: 'Letzter Tag', en: 'Last day' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
})
