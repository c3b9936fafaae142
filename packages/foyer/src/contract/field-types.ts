/** The numeric codes of the kinds of form fields (3-readings, Calls). */
export const FIELD_TYPES = {
  text: 1,
  longText: 2,
  email: 3,
  checkbox: 4,
  checkboxes: 5,
  select: 6,
  multiSelect: 7,
  radio: 8,
  file: 9,
  date: 10,
  dateTime: 11,
  hidden: 12,
  number: 13,
  url: 14,
  birthDate: 15,
} as const

/** The confirmation of the e-mail address that is part of every form (1 §3 Form). */
export const CONFIRM_EMAIL = 'email2'
