import type { ResourceDescription } from '../../fields/description.ts'
import type { Values } from '../calls.ts'
import { fieldNamed } from '../field-text.ts'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { useTexts } from '../use-office.ts'
import styles from './form.module.css'
import type { Conflict } from './use-item-form.ts'
import { WholeValue } from './whole-value.tsx'

interface Props {
  resource: ResourceDescription
  conflict: Conflict
  mine: Values
  onTakeTheirs(field: string): void
}

/** Both values of fields that two people have changed; the editor decides field by field. */
export function ConflictNote({ resource, conflict, mine, onTakeTheirs }: Props) {
  const t = useTexts(strings)
  const open = conflict.fields.filter((name) => name in mine)
  if (open.length === 0) return null
  return (
    <section role="alert" className={parts.alert}>
      <h2 className={parts.subtitle}>{t.conflict}</h2>
      <p>{t.conflictText}</p>
      {open.map((name) => {
        const field = fieldNamed(resource, name)
        if (!field) return null
        return (
          <div key={name} className={styles.versions}>
            <dl>
              <div>
                <dt>
                  {field.label}: {t.theirs}
                </dt>
                <dd>
                  <WholeValue field={field} value={conflict.theirs[name]} />
                </dd>
              </div>
              <div>
                <dt>
                  {field.label}: {t.mine}
                </dt>
                <dd>
                  <WholeValue field={field} value={mine[name]} />
                </dd>
              </div>
            </dl>
            <button type="button" className={parts.button} onClick={() => onTakeTheirs(name)}>
              {t.takeTheirs}
              <span className={parts.spoken}>: {field.label}</span>
            </button>
          </div>
        )
      })}
    </section>
  )
}
