import { type ControlProps, idsOf, moved } from './control.ts'
import styles from './controls.module.css'
import { messagesWithin, useControlStrings, useEnvironment } from './environment.ts'
import { Frame } from './frame.tsx'
import { ItemSearch } from './item-search.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { useItemName } from './use-item-name.ts'

/** One item of another kind, or a picture, found by searching. */
export function ReferenceControl({ field, value, onChange, path, messages }: ControlProps) {
  const t = useControlStrings()
  const id = typeof value === 'number' ? value : null
  const name = useItemName(field.of, id)
  return (
    <Frame label={field.label} required={field.required} errors={messagesWithin(messages, path)}>
      {(input) => (
        <div className={styles.chosen}>
          {id !== null && (
            <div className={styles.entry}>
              <ItemName of={field.of} id={id} name={name} />
              <button
                type="button"
                className={styles.small}
                aria-label={t.remove(name)}
                onClick={() => onChange(null)}
              >
                ×
              </button>
            </div>
          )}
          {field.of && (
            <ItemSearch
              of={field.of}
              label={field.label}
              input={input}
              without={id === null ? [] : [id]}
              onPick={(item) => onChange(item.id)}
            />
          )}
        </div>
      )}
    </Frame>
  )
}

/** Several, in an order that counts. */
export function ReferencesControl({ field, value, onChange, path, messages }: ControlProps) {
  const t = useControlStrings()
  const ids = idsOf(value)
  const max = Number(field.limits.max ?? Number.POSITIVE_INFINITY)
  return (
    <Frame
      label={field.label}
      required={field.required}
      help={ids.length >= max ? t.atMost(max) : undefined}
      errors={messagesWithin(messages, path)}
    >
      {(input) => (
        <div className={styles.chosen}>
          {ids.length > 0 && (
            <ol className={styles.entries}>
              {ids.map((id, index) => (
                <Entry
                  key={id}
                  of={field.of}
                  id={id}
                  isFirst={index === 0}
                  isLast={index === ids.length - 1}
                  onMove={(step) => onChange(moved(ids, index, step))}
                  onRemove={() => onChange(ids.filter((other) => other !== id))}
                />
              ))}
            </ol>
          )}
          {field.of && ids.length < max && (
            <ItemSearch
              of={field.of}
              label={field.label}
              input={input}
              without={ids}
              onPick={(item) => onChange([...ids, item.id])}
            />
          )}
        </div>
      )}
    </Frame>
  )
}

interface EntryProps {
  of: string | undefined
  id: number
  isFirst: boolean
  isLast: boolean
  onMove(step: -1 | 1): void
  onRemove(): void
}

function Entry({ of, id, ...moves }: EntryProps) {
  const name = useItemName(of, id)
  return (
    <li className={styles.entry}>
      <ItemName of={of} id={id} name={name} />
      <MoveButtons what={name} {...moves} />
    </li>
  )
}

function ItemName({ of, id, name }: { of: string | undefined; id: number; name: string }) {
  const { itemHref } = useEnvironment()
  return of ? (
    <a className={styles.name} href={itemHref(of, id)} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  ) : (
    <span className={styles.name}>{name}</span>
  )
}
