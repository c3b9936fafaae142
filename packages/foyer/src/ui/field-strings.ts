import { defineStrings } from '../contract/define-strings.ts'

export const strings = defineStrings({
  isRequired: { de: 'Pflichtfeld', en: 'required' },
})
