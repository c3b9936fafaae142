import { defineStrings } from '../../contract/define-strings.ts'

export const viewStrings = defineStrings('modules/html/view', {
  frame: { de: 'Eingebetteter Inhalt', en: 'Embedded content' },
})
