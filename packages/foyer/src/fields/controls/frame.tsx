import { type ReactNode, useId } from 'react'
import styles from './controls.module.css'
import { useControlStrings } from './environment.ts'

interface Words {
  label: string
  required?: boolean
  /** Replaces "required" where more must be said: in which languages. */
  requiredWord?: string
  /** The explanation from the field's description. */
  about?: string | undefined
  /** A hint of the control itself for typing. */
  help?: string | undefined
  errors: string[]
}

/** The attributes of an input by which screen readers announce label, help and errors. */
export interface InputWords {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
  /** Where a screen reader needs more words than are visible. */
  'aria-label'?: string
}

interface Props extends Words {
  /** A `group` contains several inputs, each a `part`; a `box` comes before its label. */
  shape?: 'line' | 'group' | 'part' | 'box'
  /** The name of the input for screen readers, where its label is only clear from its surroundings. */
  name?: string
  children(input: InputWords): ReactNode
}

/** Label, help and errors around an input of any kind. */
export function Frame({
  shape = 'line',
  label,
  name,
  required = false,
  requiredWord,
  about,
  help,
  errors,
  children,
}: Props) {
  const id = useId()
  const hasErrors = errors.length > 0
  const words = [about, help].filter(Boolean).join(' ')
  const describedBy = [words && `${id}-help`, hasErrors && `${id}-errors`].filter(Boolean).join(' ')
  const input: InputWords = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': hasErrors || undefined,
    'aria-required': required || undefined,
    ...(name && { 'aria-label': name }),
  }
  const around = (
    <>
      {words && (
        <p id={`${id}-help`} className={styles.help}>
          {words}
        </p>
      )}
      {hasErrors && (
        <p id={`${id}-errors`} className={styles.errors}>
          {errors.join(' ')}
        </p>
      )}
    </>
  )
  if (shape === 'group') {
    return (
      <fieldset className={styles.group} aria-describedby={input['aria-describedby']}>
        <legend className={styles.label}>
          <Name label={label} required={required} word={requiredWord} />
        </legend>
        {children(input)}
        {around}
      </fieldset>
    )
  }
  const shownLabel = (
    <label className={styles.label} htmlFor={id}>
      <Name label={label} required={required} word={requiredWord} />
    </label>
  )
  return (
    <div className={shape === 'part' ? styles.part : styles.field}>
      {shape === 'box' ? (
        <div className={styles.box}>
          {children(input)}
          {shownLabel}
        </div>
      ) : (
        <>
          {shownLabel}
          {children(input)}
        </>
      )}
      {around}
    </div>
  )
}

function Name({ label, required, word }: { label: string; required: boolean; word: string | undefined }) {
  const t = useControlStrings()
  return (
    <>
      {label}
      {required && <span className={styles.required}> ({word ?? t.required})</span>}
    </>
  )
}
