import { useNamedItem } from '../fields/controls/use-item-name.ts'
import type { FieldDescription } from '../fields/description.ts'
import { formatMoment } from '../ui/format.ts'
import { textIn } from './field-text.ts'
import styles from './list/list.module.css'
import { strings } from './strings.ts'
import { useOffice, useTexts } from './use-office.ts'

const LONGEST = 80

/** A value in a cell of a table: short, as text. */
export function CellValue({ field, value }: { field: FieldDescription; value: unknown }) {
  const t = useTexts(strings)
  const { locale } = useOffice()
  if (value === null || value === undefined || value === '') return <Nothing />
  if (field.options) {
    const chosen = Array.isArray(value) ? value : [value]
    const labels = chosen.map((one) => field.options?.find((option) => option.value === one)?.label ?? one)
    return labels.length > 0 ? labels.join(', ') : <Nothing />
  }
  if (field.of) {
    const ids = (Array.isArray(value) ? value : [value]) as number[]
    const { of } = field
    if (ids.length === 0) return <Nothing />
    return ids.map((id, index) => (
      <span key={id}>
        {index > 0 && ', '}
        <ItemName of={of} id={id} />
      </span>
    ))
  }
  if (typeof value === 'boolean') {
    return value ? t.yes : <span className={styles.quiet}>{t.no}</span>
  }
  if (field.kind === 'dateTime') {
    // Visible from the beginning: the date has no meaning.
    if (String(value).startsWith('1970-01-01')) return <Nothing />
    return (
      <span className={styles.moment}>{formatMoment(String(value), 'ddd, DD.MM.YYYY, HH:mm', locale)}</span>
    )
  }
  if (field.kind === 'day') return String(value).split('-').reverse().join('.')
  if (field.kind === 'colour') {
    return (
      <>
        <span className={styles.colour} style={{ background: String(value) }} /> {String(value)}
      </>
    )
  }
  if (Array.isArray(value)) return String(value.length)
  if (typeof value === 'number') return String(value)
  const text = textIn(value, locale)
  if (!text) return <Nothing />
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text
}

function Nothing() {
  return <span className={styles.quiet}>–</span>
}

function ItemName({ of, id }: { of: string; id: number }) {
  const { title, picture } = useNamedItem(of, id)
  return picture ? <img className={styles.thumb} src={picture} alt={title} loading="lazy" /> : title
}
