import { defineStrings } from '../../contract/define-strings.ts'

export const viewStrings = defineStrings('modules/forms/view', { form: { de: 'Formular', en: 'Form' } })
