import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldMessages } from '../../contract/errors.ts'
import type { FieldDescription } from '../description.ts'
import { type Control, type ControlProps, moved } from './control.ts'
import styles from './controls.module.css'
import { emptyValues, newRow } from './empty-values.ts'
import { messagesAt, useControlStrings, useEnvironment } from './environment.ts'
import { followName } from './follow-name.ts'
import { Frame } from './frame.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { recordWords } from './record-words.ts'

type Row = Record<string, unknown>

const WRITTEN_IN = 'input, select, textarea, [contenteditable="true"]'

interface Props extends ControlProps {
  /** Shows one field of a record; the field may be a table, too. */
  Cell: Control
}

/** A table of small records, such as prices: each row contains the controls of its fields. */
export function ItemsControl({ field, value, onChange, path, messages, Cell }: Props) {
  const t = useControlStrings()
  const rows = Array.isArray(value) ? (value as Row[]) : []
  const keys = useRowKeys(rows.length)
  const list = useRef<HTMLOListElement>(null)
  const isAdding = useRef(false)
  // Focuses a new row, because the editor wants to write into it.
  useEffect(() => {
    if (isAdding.current) list.current?.lastElementChild?.querySelector<HTMLElement>(WRITTEN_IN)?.focus()
    isAdding.current = false
  })
  const fields = field.fields ?? []
  const max = Number(field.limits.max ?? Number.POSITIVE_INFINITY)
  const { knownItem } = useEnvironment()
  const titleOf = (of: string, id: number) => knownItem?.(of, id)?.title
  const change = (index: number, part: FieldDescription, next: unknown) =>
    onChange(
      rows.map((row, other) => (other === index ? followName(fields, row, part, { next, titleOf }) : row)),
    )
  return (
    <Frame
      shape="group"
      label={field.label}
      about={field.help}
      required={field.required}
      help={rows.length >= max ? t.atMost(max) : undefined}
      errors={messagesAt(messages, path)}
    >
      {() => (
        <>
          <ol ref={list} className={styles.rows}>
            {rows.map((row, index) => (
              <li key={keys.list[index]} className={styles.row}>
                <Record fields={fields} row={row} path={`${path}.${index}`} messages={messages}>
                  <div className={styles.cells}>
                    {fields.map((part) => (
                      <Cell
                        key={part.name}
                        field={part}
                        value={row[part.name]}
                        onChange={(next) => change(index, part, next)}
                        path={`${path}.${index}.${part.name}`}
                        messages={messages}
                      />
                    ))}
                  </div>
                </Record>
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
              aria-label={`${field.label}: ${t.addRow}`}
              onClick={() => {
                isAdding.current = true
                onChange([...rows, newRow(fields, rows)])
              }}
            >
              {t.addRow}
            </button>
          )}
        </>
      )}
    </Frame>
  )
}

interface RecordProps {
  fields: FieldDescription[]
  row: Row
  path: string
  messages: FieldMessages
  children: ReactNode
}

/** More fields do not fit into a line or two. */
const FEW_FIELDS = 4

/** A large record is shown as one line with its content, which opens on request. It is open if it is new or has an error. */
function Record({ fields, row, path, messages, children }: RecordProps) {
  const t = useControlStrings()
  const { locale } = useEnvironment()
  const words = recordWords(fields, row, locale)
  const isNew = words === recordWords(fields, { ...emptyValues(fields), id: row.id }, locale)
  const [isOpen, setOpen] = useState(isNew)
  const isLarge = fields.length > FEW_FIELDS || fields.some(({ kind }) => kind === 'items')
  const isWrong = Object.keys(messages).some((key) => key.startsWith(`${path}.`))
  if (!isLarge) return children
  return (
    <details
      className={styles.record}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{isNew ? t.newRow : words}</summary>
      {(isOpen || isWrong) && children}
    </details>
  )
}

/** Keys for the rows. Records have no ids, and a row that moves must keep its focus, so rows are numbered when they appear. */
function useRowKeys(length: number): { list: number[] } {
  const keys = useRef({ list: [] as number[], next: 0 }).current
  while (keys.list.length < length) keys.list.push(keys.next++)
  keys.list.length = length
  return keys
}
