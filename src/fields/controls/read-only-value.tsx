import { inBothLanguages } from './both-languages.ts'
import type { ControlProps } from './control.ts'
import styles from './controls.module.css'
import { useControlStrings } from './environment.ts'

/** What is shown and never typed: an answer to a form, a size, who did it. */
export function ReadOnlyValue({ field, value }: Pick<ControlProps, 'field' | 'value'>) {
  return (
    <div className={styles.field}>
      <span className={styles.label}>{field.label}</span>
      <div className={styles.shown}>
        {field.kind === 'answers' ? <Answers value={value} /> : <Plain value={value} />}
      </div>
    </div>
  )
}

function Answers({ value }: { value: unknown }) {
  return (
    <dl className={styles.answers}>
      {Object.entries((value as Record<string, unknown> | null) ?? {}).map(([name, answer]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Plain value={answer} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Plain({ value }: { value: unknown }) {
  const t = useControlStrings()
  if (value === true) return t.yes
  if (value === false) return t.no
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'object') return inBothLanguages(value) ?? JSON.stringify(value)
  return String(value)
}
