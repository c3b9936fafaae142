import { defineStrings } from '../../contract/define-strings.ts'

export const viewStrings = defineStrings({ form: { de: 'Formular', en: 'Form' } })
