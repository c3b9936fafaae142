import type { ReactNode } from 'react'
import type { Locale } from '../contract/locale.ts'
import styles from './field-frame.module.css'
import { strings } from './field-strings.ts'
import { useStrings } from './use-locale.ts'

/** What is said around an input of any kind. */
export interface FieldWords {
  label: string
  help?: string
  /** Of label and help, where that is not the page's. */
  langs?: { label?: Locale; help_text?: Locale }
  isRequired?: boolean
  errors?: string[]
}

interface Props extends FieldWords {
  id: string
  /** A group of boxes is named by a legend, a single input by a label; a lone box stands beside its label. */
  shape?: 'line' | 'group' | 'box'
  children: ReactNode
}

/** Label, help and errors around an input; the ids tie them together for those who hear the form. */
export function FieldFrame({ id, shape = 'line', children, ...words }: Props) {
  const { help, errors = [] } = words
  const label = <FieldLabel {...words} />
  const helpText = help && (
    <p id={`${id}-help`} className={styles.help} lang={words.langs?.help_text}>
      {help}
    </p>
  )
  const errorText = errors.length > 0 && (
    <p id={`${id}-errors`} className={styles.errors}>
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

/** What the input itself carries, so that it is announced with what stands around it. */
export function inputProps(id: string, words: FieldWords) {
  const hasErrors = (words.errors ?? []).length > 0
  return {
    id,
    required: words.isRequired,
    'aria-invalid': hasErrors || undefined,
    'aria-describedby': describedBy(id, words),
  }
}

/** The look of one choice among several. */
export const choiceClass = styles.box
export const inputClass = styles.input
