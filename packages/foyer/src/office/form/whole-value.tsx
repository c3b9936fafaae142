import { LOCALE_NAMES, LOCALES } from '../../contract/locale.ts'
import type { FieldDescription } from '../../fields/description.ts'
import { CellValue } from '../cell-value.tsx'
import styles from './form.module.css'
import { plainWords } from './plain-words.ts'

/** A value in full, for comparing: nothing is cut. */
export function WholeValue({ field, value }: { field: FieldDescription; value: unknown }) {
  const { de, en } = (value ?? {}) as { de?: unknown; en?: unknown }
  const isRich = field.kind === 'richText' || field.limits.text === 'rich'
  const words = (text: string) => (isRich ? plainWords(text) : text) || '–'
  if (typeof de === 'string' && typeof en === 'string') {
    return (
      <>
        {LOCALES.map((locale) => (
          <p key={locale} lang={locale} className={styles.whole}>
            {LOCALES.length > 1 && `${LOCALE_NAMES[locale].name}: `}
            {words({ de, en }[locale])}
          </p>
        ))}
      </>
    )
  }
  if (typeof value === 'string' && !field.options) return <p className={styles.whole}>{words(value)}</p>
  if (field.kind === 'items') return <Rows field={field} rows={value} />
  return <CellValue field={field} value={value} />
}

/** The rows of a table, one below the other, with the names of their fields. */
function Rows({ field, rows }: { field: FieldDescription; rows: unknown }) {
  if (!Array.isArray(rows) || rows.length === 0) return '–'
  return (
    <ol className={styles.records}>
      {rows.map((row: Record<string, unknown>, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are only shown, and have no key
        <li key={index}>
          {field.fields?.map((part) => (
            <div key={part.name}>
              <span>{part.label}: </span>
              <WholeValue field={part} value={row[part.name]} />
            </div>
          ))}
        </li>
      ))}
    </ol>
  )
}
