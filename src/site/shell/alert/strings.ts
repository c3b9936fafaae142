import { defineStrings } from '../../../contract/define-strings.ts'

export const strings = defineStrings({
  label: { de: 'Aktueller Hinweis', en: 'Current notice' },
  close: { de: 'Hinweis schließen', en: 'Close notice' },
  more: { de: 'Mehr dazu', en: 'Read more' },
})
