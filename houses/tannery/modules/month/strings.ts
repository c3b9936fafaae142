import { defineStrings } from 'openfoyer/modules'

export const strings = defineStrings({
  name: { de: 'Der Monat', en: 'The month' },
  help: {
    de: 'Alle Abende der nächsten Wochen als eine Liste. Die erste Woche ist vergrößert, die späteren sind verkleinert.',
    en: 'Every night of the next weeks as one list. The first week is enlarged, the later ones are reduced.',
  },
  weeks: { de: 'Wie viele Wochen', en: 'How many weeks' },
  note: { de: 'Zeile darüber', en: 'Line above it' },
})
