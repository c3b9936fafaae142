import { Fragment, useId, useState } from 'react'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import { useWords } from '../desk/desk.ts'
import styles from './picker.module.css'

export interface ImageText {
  de: string
  en: string
  /** It says nothing that the words around it do not say. */
  isDecorative: boolean
  credit: string
}

/** A picture is described in every language of the site, or is said to be decorative. */
function isDescribed(text: ImageText): boolean {
  return text.isDecorative || missingIn(text) === undefined
}

const missingIn = (text: ImageText) => LOCALES.find((locale) => text[locale].trim() === '')

/** The words of a picture while they are typed. A press that comes too early is told what is missing, and led there. */
export function useImageText() {
  const [text, setText] = useState<ImageText>({ de: '', en: '', isDecorative: false, credit: '' })
  const [wasTooEarly, setTooEarly] = useState(false)
  return {
    text,
    setText,
    isAsked: wasTooEarly && !isDescribed(text),
    /** False where something is missing. */
    isComplete(form: HTMLFormElement): boolean {
      if (isDescribed(text)) return true
      setTooEarly(true)
      form.querySelector<HTMLElement>(`[name="${missingIn(text)}"]`)?.focus()
      return false
    },
  }
}

interface Props {
  value: ImageText
  /** Whether somebody has pressed before all was there. */
  isAsked: boolean
  onChange(value: ImageText): void
}

export function ImageWords({ value, isAsked, onChange }: Props) {
  const t = useWords()
  const id = useId()
  const labels = { de: t.altDe, en: t.altEn }
  const field = (name: Locale | 'credit', label: string) => {
    const isMissing = isAsked && name !== 'credit' && value[name].trim() === ''
    return (
      <label>
        {label}
        <input
          className={styles.input}
          name={name}
          value={value[name]}
          maxLength={1000}
          disabled={name !== 'credit' && value.isDecorative}
          aria-invalid={isMissing || undefined}
          aria-describedby={name === 'credit' ? undefined : id}
          onChange={({ target }) => onChange({ ...value, [name]: target.value })}
        />
      </label>
    )
  }
  return (
    <>
      {LOCALES.map((locale) => (
        <Fragment key={locale}>{field(locale, LOCALES.length > 1 ? labels[locale] : t.alt)}</Fragment>
      ))}
      <label className={styles.box}>
        <input
          type="checkbox"
          checked={value.isDecorative}
          onChange={({ target }) => onChange({ ...value, isDecorative: target.checked })}
        />
        {t.decorative}
      </label>
      <p id={id} className={isAsked ? styles.fault : styles.hint} role={isAsked ? 'alert' : undefined}>
        {isAsked ? (LOCALES.length > 1 ? t.altMissing : t.altMissingHere) : t.altHelp}
      </p>
      {field('credit', t.credit)}
    </>
  )
}
