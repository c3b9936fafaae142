import type { ResourceDescription } from '../fields/description.ts'
import type { Values } from './calls.ts'
import { DifferentValue } from './different-value.tsx'
import { fieldNamed } from './item-title.ts'
import styles from './office.module.css'
import { strings } from './strings.ts'
import type { Conflict } from './use-item-form.ts'
import { useTexts } from './use-office.ts'

interface Props {
  resource: ResourceDescription
  conflict: Conflict
  mine: Values
  onTakeTheirs(field: string): void
}

/** Both versions of what two people have changed; neither is lost, and the editor decides field by field. */
export function ConflictNote({ resource, conflict, mine, onTakeTheirs }: Props) {
  const t = useTexts(strings)
  const open = conflict.fields.filter((name) => name in mine)
  if (open.length === 0) return null
  return (
    <section role="alert" className={styles.alert}>
      <h2 className={styles.subtitle}>{t.conflict}</h2>
      <p>{t.conflictText}</p>
      {open.map((name) => {
        const field = fieldNamed(resource, name)
        if (!field) return null
        return (
          <dl key={name} className={styles.versions}>
            <div>
              <dt>
                {field.label}: {t.theirs}
              </dt>
              <dd>
                <DifferentValue field={field} value={conflict.theirs[name]} />
              </dd>
            </div>
            <div>
              <dt>
                {field.label}: {t.mine}
              </dt>
              <dd>
                <DifferentValue field={field} value={mine[name]} />
              </dd>
            </div>
            <button type="button" className={styles.button} onClick={() => onTakeTheirs(name)}>
              {t.takeTheirs}
              <span className={styles.spoken}>: {field.label}</span>
            </button>
          </dl>
        )
      })}
    </section>
  )
}
