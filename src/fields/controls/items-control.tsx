import { useRef } from 'react'
import { type ControlProps, moved } from './control.ts'
import styles from './controls.module.css'
import { emptyValues } from './empty-values.ts'
import { messagesAt, useControlStrings } from './environment.ts'
import { FieldControl } from './field-control.tsx'
import { Frame } from './frame.tsx'
import { MoveButtons } from './move-buttons.tsx'

type Row = Record<string, unknown>

/** A table of small records, such as prices: each row holds the controls of its fields, which may be tables again. */
export function ItemsControl({ field, value, onChange, path, messages }: ControlProps) {
  const t = useControlStrings()
  const rows = Array.isArray(value) ? (value as Row[]) : []
  const keys = useRowKeys(rows.length)
  const fields = field.fields ?? []
  const max = Number(field.limits.max ?? Number.POSITIVE_INFINITY)
  const change = (index: number, name: string, part: unknown) =>
    onChange(rows.map((row, other) => (other === index ? { ...row, [name]: part } : row)))
  return (
    <Frame
      shape="group"
      label={field.label}
      required={field.required}
      help={rows.length >= max ? t.atMost(max) : undefined}
      errors={messagesAt(messages, path)}
    >
      {() => (
        <>
          <ol className={styles.rows}>
            {rows.map((row, index) => (
              <li key={keys.list[index]} className={styles.row}>
                <div className={styles.cells}>
                  {fields.map((part) => (
                    <FieldControl
                      key={part.name}
                      field={part}
                      value={row[part.name]}
                      onChange={(next) => change(index, part.name, next)}
                      path={`${path}.${index}.${part.name}`}
                      messages={messages}
                    />
                  ))}
                </div>
                <MoveButtons
                  what={t.row(index + 1)}
                  isFirst={index === 0}
                  isLast={index === rows.length - 1}
                  onMove={(step) => {
                    keys.list = moved(keys.list, index, step)
                    onChange(moved(rows, index, step))
                  }}
                  onRemove={() => {
                    keys.list = keys.list.filter((_, other) => other !== index)
                    onChange(rows.filter((_, other) => other !== index))
                  }}
                />
              </li>
            ))}
          </ol>
          {rows.length < max && (
            <button
              type="button"
              className={styles.add}
              onClick={() => onChange([...rows, emptyValues(fields)])}
            >
              {t.addRow}
            </button>
          )}
        </>
      )}
    </Frame>
  )
}

/** Records have no names of their own, and a row that moves takes its focus along: so rows are counted as they come. */
function useRowKeys(length: number): { list: number[] } {
  const keys = useRef({ list: [] as number[], next: 0 }).current
  while (keys.list.length < length) keys.list.push(keys.next++)
  keys.list.length = length
  return keys
}
