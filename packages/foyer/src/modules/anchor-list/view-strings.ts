import { defineStrings } from '../../contract/define-strings.ts'

export const viewStrings = defineStrings('modules/anchor-list/view', {
  onThisPage: { de: 'Auf dieser Seite', en: 'On this page' },
})
