import type { FieldDescription } from '../fields/description.ts'
import { CellValue } from './cell-value.tsx'
import styles from './office.module.css'

/** A value in full, for comparing it with another: nothing is cut short. */
export function DifferentValue({ field, value }: { field: FieldDescription; value: unknown }) {
  const { de, en } = (value ?? {}) as { de?: unknown; en?: unknown }
  if (typeof de === 'string' && typeof en === 'string') {
    return (
      <>
        <p lang="de" className={styles.whole}>
          DE: {de || '–'}
        </p>
        <p lang="en" className={styles.whole}>
          EN: {en || '–'}
        </p>
      </>
    )
  }
  if (typeof value === 'string' && !field.options) return <p className={styles.whole}>{value || '–'}</p>
  if (field.kind === 'items') return <pre className={styles.whole}>{JSON.stringify(value, null, 1)}</pre>
  return <CellValue field={field} value={value} />
}
