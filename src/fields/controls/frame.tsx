import { type ReactNode, useId } from 'react'
import styles from './controls.module.css'
import { useControlStrings } from './environment.ts'

interface Words {
  label: string
  required?: boolean
  /** Where more is to be said than that it is required: in which languages. */
  requiredWord?: string
  /** What the field is for, as its description says it. */
  about?: string | undefined
  /** What to mind while typing, as the control itself says it. */
  help?: string | undefined
  errors: string[]
}

/** What an input carries, so that it is announced with what stands around it. */
export interface InputWords {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
  /** Where what is read aloud says more than what is seen. */
  'aria-label'?: string
}

interface Props extends Words {
  /** Several inputs under one name are a group, each a part of it; a box stands before its label. */
  shape?: 'line' | 'group' | 'part' | 'box'
  /** What the input is called alone, where its label needs what stands around it. */
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
