import type { ResourceDescription } from '../../fields/description.ts'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { useTexts } from '../use-office.ts'
import { possibleColumns } from './columns.ts'
import styles from './list.module.css'

interface Props {
  resource: ResourceDescription
  shown: string[]
  onChange(columns: string[] | null): void
}

/** The choice of columns, for this editor in this browser. */
export function ColumnChoice({ resource, shown, onChange }: Props) {
  const t = useTexts(strings)
  return (
    <details className={styles.menu}>
      <summary className={parts.button}>{t.columns}</summary>
      <div className={styles.sheet}>
        {possibleColumns(resource).map((field) => (
          <label key={field.name}>
            <input
              type="checkbox"
              checked={shown.includes(field.name)}
              disabled={shown.length === 1 && shown[0] === field.name}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...shown, field.name] : shown.filter((name) => name !== field.name),
                )
              }
            />{' '}
            {field.label}
          </label>
        ))}
        <button type="button" className={parts.button} onClick={() => onChange(null)}>
          {t.reset}
        </button>
      </div>
    </details>
  )
}
