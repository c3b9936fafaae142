import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings({
  toHome: { de: 'Zur Startseite', en: 'Go back to home' },
})
