import { FIELD_TYPES } from '../../../packages/foyer/src/contract/field-types.ts'
import type { Bilingual } from '../../../packages/foyer/src/contract/locale.ts'
import { NOTHING } from './texts.ts'

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
