import type { ReactNode } from 'react'
import { useStrings } from '../../../../ui/use-locale.ts'
import type { FormField } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './fields.module.css'

interface Props {
  id: string
  field: FormField
  errors: string[]
  /** A group of boxes is named by a legend, a single input by a label. */
  isGroup?: boolean
  children: ReactNode
}

/** Label, help and errors around an input; the ids tie them together for those who hear the form. */
export function FieldFrame({ id, field, errors, isGroup = false, children }: Props) {
  const label = <FieldLabel field={field} />
  const rest = (
    <>
      {field.help_text && (
        <p id={`${id}-help`} className={styles.help}>
          {field.help_text}
        </p>
      )}
      {children}
      <FieldErrors id={id} errors={errors} />
    </>
  )
  if (isGroup) {
    return (
      <fieldset
        className={styles.field}
        aria-describedby={describedBy(id, field, errors)}
        aria-invalid={errors.length > 0 || undefined}
        tabIndex={errors.length > 0 ? -1 : undefined}
      >
        <legend className={styles.label}>{label}</legend>
        {rest}
      </fieldset>
    )
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {rest}
    </div>
  )
}

export function FieldLabel({ field }: { field: FormField }) {
  const t = useStrings(strings)
  return (
    <>
      {field.label}
      {field.required && (
        <span className={styles.required}>
          <span className={styles.spoken}> ({t.isRequired})</span>
        </span>
      )}
    </>
  )
}

export function FieldErrors({ id, errors }: { id: string; errors: string[] }) {
  if (errors.length === 0) return null
  return (
    <p id={`${id}-errors`} className={styles.errors}>
      {errors.join(' ')}
    </p>
  )
}

function describedBy(id: string, field: FormField, errors: string[]): string | undefined {
  const ids = [field.help_text && `${id}-help`, errors.length > 0 && `${id}-errors`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** What an input of any kind carries. */
export function inputProps(id: string, field: FormField, errors: string[]) {
  return {
    id,
    name: field.slug,
    required: field.required,
    'aria-invalid': errors.length > 0 || undefined,
    'aria-describedby': describedBy(id, field, errors),
  }
}
