import { defineStrings } from '../../../../contract/define-strings.ts'

/** Labels of the plain form, which is only in the server's code. */
export const strings = defineStrings('programme/screens/filter/plain-strings', {
  age: { de: 'Alter', en: 'Age' },
  pay: { de: 'Zahlen', en: 'Paying' },
  premiere: { de: 'Premiere', en: 'Opening night' },
  until: { de: 'Bis', en: 'Until' },
})
