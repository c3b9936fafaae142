import type { Bilingual } from '../src/contract/locale.ts'
import { NOTHING } from './texts.ts'

/** The numeric codes of the kinds of fields. */
const FIELD_TYPES = {
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

interface Details {
  required?: boolean
  choices?: Record<string, Bilingual>
  default?: string
  placeholder?: Bilingual
  help?: Bilingual
}

/** A field of a form. */
export const field = (
  kind: keyof typeof FIELD_TYPES,
  slug: string,
  label: Bilingual,
  { required = false, choices = {}, placeholder = NOTHING, help = NOTHING, ...more }: Details = {},
) => ({
  slug,
  fieldType: FIELD_TYPES[kind],
  label,
  required,
  visible: kind !== 'hidden',
  choices: Object.entries(choices).map(([value, text]) => ({ value, label: text })),
  default: more.default ?? '',
  placeholderText: placeholder,
  helpText: help,
})
