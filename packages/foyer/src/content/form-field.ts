import { FIELD_TYPES } from '../contract/field-types.ts'
import type { Bilingual } from '../contract/locale.ts'

interface Details {
  required?: boolean
  /** The choices by their values. */
  choices?: Record<string, Partial<Bilingual>>
  default?: string
  placeholder?: Partial<Bilingual>
  help?: Partial<Bilingual>
}

/** A question of a form: its kind, the name of its answer, and its label. */
export const formField = (
  kind: keyof typeof FIELD_TYPES,
  slug: string,
  label: Partial<Bilingual>,
  { required = false, choices = {}, placeholder = {}, help = {}, ...more }: Details = {},
) => ({
  slug,
  field_type: FIELD_TYPES[kind],
  label,
  required,
  visible: kind !== 'hidden',
  choices: Object.entries(choices).map(([value, name]) => ({ value, label: name })),
  default: more.default ?? '',
  placeholder_text: placeholder,
  help_text: help,
})
