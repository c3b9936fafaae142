import { defineStrings } from './define-strings.ts'

/** 1 §5 Translated validation messages, and further ones. */
export const strings = defineStrings('contract/validation', {
  required: { de: 'Dieses Feld ist erforderlich!', en: 'This field is required!' },
  email: { de: 'Ungültige E-Mail-Adresse!', en: 'Invalid e-mail address!' },
  invalid: { de: 'Dieser Wert ist ungültig.', en: 'This value is not valid.' },
  date: { de: 'Das ist kein gültiges Datum.', en: 'This is not a valid date.' },
  url: { de: 'Das ist keine gültige Adresse.', en: 'This is not a valid address.' },
  tooLong: {
    de: (most: number) => `Höchstens ${most} Zeichen.`,
    en: (most: number) => `At most ${most} characters.`,
  },
  tooShort: {
    de: (least: number) => `Mindestens ${least} Zeichen.`,
    en: (least: number) => `At least ${least} characters.`,
  },
  atMost: { de: (most: number) => `Höchstens ${most}.`, en: (most: number) => `At most ${most}.` },
  atLeast: { de: (least: number) => `Mindestens ${least}.`, en: (least: number) => `At least ${least}.` },
  emailsDiffer: {
    de: 'Die beiden E-Mail-Adressen stimmen nicht überein.',
    en: 'The two e-mail addresses are not the same.',
  },
})
