import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('site/navigation', {
  loading: { de: 'Seite wird geladen', en: 'Loading page' },
})
