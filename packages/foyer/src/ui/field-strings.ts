import { defineStrings } from '../contract/define-strings.ts'

export const strings = defineStrings('ui/field', {
  isRequired: { de: 'Pflichtfeld', en: 'required' },
})
