import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('venues', {
  openFrom: { de: (time: string) => `Geöffnet ab ${time}`, en: (time: string) => `Open from ${time}` },
  openUntil: { de: (time: string) => `Geöffnet bis ${time}`, en: (time: string) => `Open until ${time}` },
  closed: { de: 'Geschlossen', en: 'Closed' },
  endsBefore: { de: 'Das Ende liegt vor dem Beginn.', en: 'The end is before the beginning.' },
})
