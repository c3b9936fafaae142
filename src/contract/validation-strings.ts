import { defineStrings } from './define-strings.ts'

/** 1 §5 Translated validation messages. */
export const strings = defineStrings({
  required: { de: 'Dieses Feld ist erforderlich!', en: 'This field is required!' },
  email: { de: 'Ungültige E-Mail-Adresse!', en: 'Invalid e-mail address!' },
})
