import { defineStrings } from '../../contract/define-strings.ts'

export const viewStrings = defineStrings({ onThisPage: { de: 'Auf dieser Seite', en: 'On this page' } })
