import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('platform/http', {
  toHome: { de: 'Zur Startseite', en: 'Go back to home' },
})
