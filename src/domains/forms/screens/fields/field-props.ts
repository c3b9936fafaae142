import type { FieldWords } from '../../../../ui/field-frame.tsx'
import type { FormField } from '../../contract.ts'

/** What every kind of field is given. */
export interface FieldProps {
  field: FormField
  value: unknown
  errors: string[]
  onChange(value: unknown): void
}

/** What stands around the input of a field. */
export function wordsOf(field: FormField, errors: string[]): FieldWords {
  return {
    ...{ label: field.label, help: field.help_text, langs: field.langs },
    ...{ isRequired: field.required, errors },
  }
}
