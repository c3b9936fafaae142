import { isValidElement } from 'react'
import { formatMoment } from '../../ui/format.ts'
import { inBothLanguages } from './both-languages.ts'
import type { ControlProps } from './control.ts'
import styles from './controls.module.css'
import { useControlStrings, useEnvironment } from './environment.ts'
import { recordWords } from './record-words.ts'
import { ItemName } from './reference-controls.tsx'
import { useNamedItem } from './use-item-name.ts'

/** A value that is shown and not edited: an answer to a form, a size, the writer. */
export function ReadOnlyValue({ field, value }: Pick<ControlProps, 'field' | 'value'>) {
  return (
    <div className={styles.field}>
      <span className={styles.label}>{field.label}</span>
      <div className={styles.shown}>
        <ShownValue field={field} value={value} />
      </div>
    </div>
  )
}

/** The value of a field in words: what an item is called, not its number. */
export function ShownValue({ field, value }: Pick<ControlProps, 'field' | 'value'>) {
  const { locale } = useEnvironment()
  if (field.kind === 'answers') return <Answers value={value} />
  if (field.kind === 'dateTime' && value) return formatMoment(String(value), 'ddd, DD.MM.YYYY, HH:mm', locale)
  if (field.of && typeof value === 'number') return <NamedLink of={field.of} id={value} />
  if (field.kind === 'items' && Array.isArray(value))
    return value.map((row) => recordWords(field.fields ?? [], row, locale)).join('; ') || '–'
  const option = field.options?.find((one) => one.value === value)
  return option ? option.label : <Plain value={value} />
}

function NamedLink({ of, id }: { of: string; id: number }) {
  return <ItemName of={of} item={useNamedItem(of, id)} />
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
  // Only our own code makes elements; values from calls never are.
  if (isValidElement(value)) return value
  if (typeof value === 'object') return inBothLanguages(value) ?? JSON.stringify(value)
  return String(value)
}
