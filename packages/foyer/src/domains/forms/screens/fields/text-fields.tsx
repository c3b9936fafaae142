import { type InputHTMLAttributes, useId } from 'react'
import { FIELD_TYPES } from '../../../../contract/field-types.ts'
import { FieldFrame, inputClass, inputProps } from '../../../../ui/field-frame.tsx'
import { type FieldProps, wordsOf } from './field-props.ts'

type Input = InputHTMLAttributes<HTMLInputElement>

const INPUTS: Record<number, Input> = {
  [FIELD_TYPES.email]: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  [FIELD_TYPES.date]: { type: 'date' },
  [FIELD_TYPES.dateTime]: { type: 'datetime-local' },
  // Not of type number, which drops what it does not understand and changes with the mouse wheel.
  [FIELD_TYPES.number]: { type: 'text', inputMode: 'decimal' },
  [FIELD_TYPES.url]: { type: 'url', inputMode: 'url', autoComplete: 'url' },
  [FIELD_TYPES.birthDate]: { type: 'date', autoComplete: 'bday', min: '1900-01-01' },
}

/** Autocomplete values for the slugs that fields usually have. */
const KNOWN_BY_SLUG: Record<string, string> = {
  name: 'name',
  first_name: 'given-name',
  last_name: 'family-name',
  phone: 'tel',
  organisation: 'organization',
  street: 'street-address',
  postcode: 'postal-code',
  city: 'address-level2',
}

export function LineField({ field, value, errors, onChange }: FieldProps) {
  const id = useId()
  const words = wordsOf(field, errors)
  return (
    <FieldFrame id={id} {...words}>
      <input
        type="text"
        autoComplete={KNOWN_BY_SLUG[field.slug] ?? 'off'}
        {...INPUTS[field.field_type]}
        {...inputProps(id, words)}
        name={field.slug}
        className={inputClass}
        placeholder={field.placeholder_text || undefined}
        value={String(value ?? '')}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </FieldFrame>
  )
}

export function LongTextField({ field, value, errors, onChange }: FieldProps) {
  const id = useId()
  const words = wordsOf(field, errors)
  return (
    <FieldFrame id={id} {...words}>
      <textarea
        {...inputProps(id, words)}
        name={field.slug}
        className={inputClass}
        rows={6}
        placeholder={field.placeholder_text || undefined}
        value={String(value ?? '')}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </FieldFrame>
  )
}
