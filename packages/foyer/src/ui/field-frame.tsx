import type { ReactNode } from 'react'
import type { Locale } from '../contract/locale.ts'
import styles from './field-frame.module.css'
import { strings } from './field-strings.ts'
import { useStrings } from './use-locale.ts'

/** The texts around an input of any kind. */
export interface FieldWords {
  label: string
  help?: string
  /** The languages of label and help, if they are not the page's. */
  langs?: { label?: Locale; help_text?: Locale }
  isRequired?: boolean
  errors?: string[]
}

interface Props extends FieldWords {
  id: string
  /** A group of boxes has a legend, a single input a label; a single box is beside its label. */
  shape?: 'line' | 'group' | 'box'
  children: ReactNode
}

/** Label, help and errors around an input; ids connect them for screen readers. */
export function FieldFrame({ id, shape = 'line', children, ...words }: Props) {
  const { help, errors = [] } = words
  const label = <FieldLabel {...words} />
  const helpText = help && (
    <p id={`${id}-help`} className={styles.help} lang={words.langs?.help_text}>
      {help}
    </p>
  )
  const errorText = errors.length > 0 && (
    <p id={`${id}-errors`} className={styles.errors} data-signal="error">
      {errors.join(' ')}
    </p>
  )
  if (shape === 'group') {
    return (
      <fieldset
        className={styles.field}
        aria-describedby={describedBy(id, words)}
        aria-invalid={errors.length > 0 || undefined}
        tabIndex={errors.length > 0 ? -1 : undefined}
      >
        <legend className={styles.label}>{label}</legend>
        {helpText}
        {children}
        {errorText}
      </fieldset>
    )
  }
  if (shape === 'box') {
    return (
      <div className={styles.field}>
        <label className={styles.box} htmlFor={id}>
          {children}
          <span>{label}</span>
        </label>
        {helpText}
        {errorText}
      </div>
    )
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {helpText}
      {children}
      {errorText}
    </div>
  )
}

function FieldLabel({ label, langs, isRequired }: FieldWords) {
  const t = useStrings(strings)
  return (
    <>
      {langs?.label ? <span lang={langs.label}>{label}</span> : label}
      {isRequired && (
        <span className={styles.required}>
          <span className={styles.spoken}> ({t.isRequired})</span>
        </span>
      )}
    </>
  )
}

function describedBy(id: string, { help, errors = [] }: FieldWords): string | undefined {
  const ids = [help && `${id}-help`, errors.length > 0 && `${id}-errors`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** The attributes of the input itself, so that screen readers announce it with its texts. */
export function inputProps(id: string, words: FieldWords) {
  const hasErrors = (words.errors ?? []).length > 0
  return {
    id,
    required: words.isRequired,
    'aria-invalid': hasErrors || undefined,
    'aria-describedby': describedBy(id, words),
  }
}

/** The style of one choice among several. */
export const choiceClass = styles.box
export const inputClass = styles.input
