import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('insight', {
  noAddress: { de: 'Das ist keine Adresse.', en: 'This is not an address.' },
})
