import type { FieldWords } from '../../../../ui/field-frame.tsx'
import type { FormField } from '../../contract.ts'

/** The props of every kind of field. */
export interface FieldProps {
  field: FormField
  value: unknown
  errors: string[]
  onChange(value: unknown): void
}

/** The texts around the input of a field. */
export function wordsOf(field: FormField, errors: string[]): FieldWords {
  return {
    ...{ label: field.label, help: field.help_text, langs: field.langs },
    ...{ isRequired: field.required, errors },
  }
}
