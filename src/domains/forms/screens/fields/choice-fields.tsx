import { useId } from 'react'
import { FIELD_TYPES } from '../../../../contract/field-types.ts'
import { useStrings } from '../../../../ui/use-locale.ts'
import { strings } from '../../strings.ts'
import type { FieldProps } from './field.tsx'
import { FieldErrors, FieldFrame, FieldLabel, inputProps } from './field-frame.tsx'
import styles from './fields.module.css'

/** One box to tick, beside its own label. */
export function CheckboxField({ field, value, errors, onChange }: FieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.box}>
        <input
          type="checkbox"
          {...inputProps(id, field, errors)}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>
          <FieldLabel field={field} />
        </span>
      </label>
      {field.help_text && (
        <p id={`${id}-help`} className={styles.help}>
          {field.help_text}
        </p>
      )}
      <FieldErrors id={id} errors={errors} />
    </div>
  )
}

/** One of several, or several of several: all of them in sight, none behind a key that must be held. */
export function ChoicesField({ field, value, errors, onChange }: FieldProps) {
  const id = useId()
  const isOne = field.field_type === FIELD_TYPES.radio
  const chosen = isOne ? [value] : (value as string[])
  const toggle = (choice: string, isOn: boolean) => {
    if (isOne) return onChange(choice)
    const others = (value as string[]).filter((other) => other !== choice)
    // In the order of the form, whatever the order of the clicks.
    const now = isOn ? [...others, choice] : others
    onChange(field.choices.map(({ value: known }) => known).filter((known) => now.includes(known)))
  }
  return (
    <FieldFrame id={id} field={field} errors={errors} isGroup>
      {field.choices.map(({ value: choice, label }) => (
        <label key={choice} className={styles.box}>
          <input
            type={isOne ? 'radio' : 'checkbox'}
            name={field.slug}
            value={choice}
            checked={chosen.includes(choice)}
            onChange={({ currentTarget }) => toggle(choice, currentTarget.checked)}
          />
          <span>{label}</span>
        </label>
      ))}
    </FieldFrame>
  )
}

export function SelectField({ field, value, errors, onChange }: FieldProps) {
  const id = useId()
  const t = useStrings(strings)
  return (
    <FieldFrame id={id} field={field} errors={errors}>
      <select
        {...inputProps(id, field, errors)}
        className={styles.input}
        value={String(value ?? '')}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">{field.placeholder_text || t.choose}</option>
        {field.choices.map(({ value: choice, label }) => (
          <option key={choice} value={choice}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
