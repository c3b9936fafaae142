import { useWords } from '../desk/desk.ts'
import styles from './picker.module.css'

export interface ImageText {
  de: string
  en: string
  /** It shows nothing that the text around it does not say. */
  isDecorative: boolean
  credit: string
}

/** A picture has a description in both languages, or is marked as decorative. */
export function isDescribed({ de, en, isDecorative }: ImageText): boolean {
  return isDecorative || (de.trim() !== '' && en.trim() !== '')
}

export function ImageWords({ value, onChange }: { value: ImageText; onChange(value: ImageText): void }) {
  const t = useWords()
  const field = (name: 'de' | 'en' | 'credit', label: string) => (
    <label>
      {label}
      <input
        className={styles.input}
        value={value[name]}
        maxLength={1000}
        disabled={name !== 'credit' && value.isDecorative}
        onChange={({ target }) => onChange({ ...value, [name]: target.value })}
      />
    </label>
  )
  return (
    <>
      {field('de', t.altDe)}
      {field('en', t.altEn)}
      <label className={styles.box}>
        <input
          type="checkbox"
          checked={value.isDecorative}
          onChange={({ target }) => onChange({ ...value, isDecorative: target.checked })}
        />
        {t.decorative}
      </label>
      {!isDescribed(value) && <p className={styles.hint}>{t.altHelp}</p>}
      {field('credit', t.credit)}
    </>
  )
}
