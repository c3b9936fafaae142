import { useState } from 'react'
import { type ControlProps, idsOf, moved } from './control.ts'
import styles from './controls.module.css'
import { messagesWithin, type NamedItem, useControlStrings, useEnvironment } from './environment.ts'
import { Frame } from './frame.tsx'
import { ItemSearch } from './item-search.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { TakePictures } from './take-pictures.tsx'
import { useNamedItem } from './use-item-name.ts'

/** One item of another kind, found by searching. */
export function ReferenceControl({ field, value, onChange, path, messages }: ControlProps) {
  const t = useControlStrings()
  const id = typeof value === 'number' ? value : null
  const [isReplacing, setReplacing] = useState(false)
  const item = useNamedItem(field.of, id)
  return (
    <Frame
      label={field.label}
      about={field.help}
      required={field.required}
      errors={messagesWithin(messages, path)}
    >
      {(input) =>
        id === null ? (
          field.of && (
            <ItemSearch
              among={field.limits.among as 'wholes' | undefined}
              of={field.of}
              label={field.label}
              input={input}
              without={[]}
              takesFocus={isReplacing}
              onPick={(found) => onChange(found.id)}
            />
          )
        ) : (
          <div className={styles.entry}>
            <ItemName of={field.of} item={item} />
            <button
              type="button"
              id={input.id}
              className={styles.small}
              aria-label={t.remove(item.title)}
              aria-describedby={input['aria-describedby']}
              onClick={() => {
                setReplacing(true)
                onChange(null)
              }}
            >
              ×
            </button>
          </div>
        )
      }
    </Frame>
  )
}

/** Several items in an order that matters. Pictures can be uploaded as well. */
export function ReferencesControl({ field, value, onChange, path, messages }: ControlProps) {
  const t = useControlStrings()
  const { takePicture } = useEnvironment()
  const ids = idsOf(value)
  const max = Number(field.limits.max ?? Number.POSITIVE_INFINITY)
  return (
    <Frame
      label={field.label}
      about={field.help}
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
          {field.of === PICTURES && takePicture && ids.length < max && (
            <TakePictures
              label={field.label}
              take={takePicture}
              max={max - ids.length}
              onTaken={(taken) => onChange([...ids, taken])}
            />
          )}
        </div>
      )}
    </Frame>
  )
}

/** The library's name in descriptions. */
const PICTURES = 'media/image'

interface EntryProps {
  of: string | undefined
  id: number
  isFirst: boolean
  isLast: boolean
  onMove(step: -1 | 1): void
  onRemove(): void
}

function Entry({ of, id, ...moves }: EntryProps) {
  const item = useNamedItem(of, id)
  return (
    <li className={styles.entry}>
      <ItemName of={of} item={item} />
      <MoveButtons what={item.title} {...moves} />
    </li>
  )
}

export function ItemName({ of, item }: { of: string | undefined; item: NamedItem }) {
  const { itemHref } = useEnvironment()
  const words = (
    <>
      {item.picture && <img className={styles.thumb} src={item.picture} alt="" />}
      {item.title}
    </>
  )
  return of ? (
    <a className={styles.name} href={itemHref(of, item.id)} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  ) : (
    <span className={styles.name}>{words}</span>
  )
}
