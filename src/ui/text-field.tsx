import { type InputHTMLAttributes, useId } from 'react'
import styles from './text-field.module.css'

type Props = {
  label: string
  errors?: string[]
  /** Where the person should go on: the first field in error. Works without scripting too. */
  focused?: boolean
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>

/** A labelled line of input whose errors are read with it. */
export function TextField({ label, errors = [], focused = false, ...input }: Props) {
  const id = useId()
  const failed = errors.length > 0
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        // biome-ignore lint/a11y/noAutofocus: only after a failed try, on the first error
        autoFocus={focused}
        className={styles.input}
        aria-invalid={failed || undefined}
        aria-describedby={failed ? `${id}-errors` : undefined}
      />
      {failed && (
        <p id={`${id}-errors`} className={styles.errors}>
          {errors.join(' ')}
        </p>
      )}
    </div>
  )
}
