import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings({
  openFrom: { de: (time: string) => `Geöffnet ab ${time} Uhr`, en: (time: string) => `Open from ${time}` },
  openUntil: { de: (time: string) => `Geöffnet bis ${time} Uhr`, en: (time: string) => `Open until ${time}` },
  closed: { de: 'Geschlossen', en: 'Closed' },
})
