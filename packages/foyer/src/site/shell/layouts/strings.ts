import { defineStrings } from '../../../contract/define-strings.ts'

export const strings = defineStrings('site/shell/layouts', {
  skip: { de: 'Zum Inhalt springen', en: 'Skip to content' },
})
