import { useState } from 'react'
import { isFailure } from '../../contract/errors.ts'
import type { ResourceDescription } from '../../fields/description.ts'
import type { ListedItem } from '../calls.ts'
import { fieldNamed } from '../field-text.ts'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { useOffice, useTexts } from '../use-office.ts'
import styles from './list.module.css'
import type { Removal } from './undo-removal.tsx'

interface Props {
  resource: ResourceDescription
  items: ListedItem[]
  onDone(removed: Removal['removed']): void
  onClear(): void
}

/** What can be done to all chosen items at once. Each is an ordinary write: what one refuses is said, and the others are done. */
export function BulkActions({ resource, items, onDone, onClear }: Props) {
  const t = useTexts(strings)
  const { calls } = useOffice()
  const [isAsking, setAsking] = useState(false)
  const [done, setDone] = useState<number | null>(null)
  const [refused, setRefused] = useState<string[]>([])
  const each = async (act: (item: ListedItem) => Promise<unknown>) => {
    const failed: string[] = []
    const succeeded: ListedItem[] = []
    setRefused([])
    for (const [index, item] of items.entries()) {
      setDone(index)
      try {
        await act(item)
        succeeded.push(item)
      } catch (error) {
        if (!isFailure(error)) throw error
        const why = Object.values(error.fields ?? {}).flat()
        failed.push(`${item.display_name}: ${why.join(' ') || t.failed}`)
      }
    }
    setDone(null)
    setAsking(false)
    setRefused(failed)
    return succeeded
  }
  const remove = async () => {
    const removed = await each((item) => calls.remove(resource, item.id, item.version))
    onDone(removed.map(({ id, display_name }) => ({ id, title: display_name })))
  }
  const setOnline = async (isOnline: boolean) => {
    await each((item) => calls.change(resource, item.id, item.version, { is_online: isOnline }))
    onDone([])
  }
  const isBusy = done !== null
  const button = (label: string, onClick: () => void) => (
    <button type="button" className={parts.button} disabled={isBusy} onClick={onClick}>
      {label}
    </button>
  )
  return (
    <>
      <div className={styles.line}>
        <strong role="status">
          {isBusy ? t.progress(done + 1, items.length) : t.chosenCount(items.length)}
        </strong>
        {items.length > 0 && (
          <>
            {fieldNamed(resource, 'is_online')?.kind === 'boolean' && (
              <>
                {button(t.putOnline, () => setOnline(true))}
                {button(t.takeOffline, () => setOnline(false))}
              </>
            )}
            {resource.can_delete &&
              (isAsking ? (
                <button type="button" className={parts.danger} disabled={isBusy} onClick={remove}>
                  {t.removeMany(items.length)}
                </button>
              ) : (
                button(t.remove, () => setAsking(true))
              ))}
            {button(t.clearChoice, onClear)}
          </>
        )}
      </div>
      {refused.length > 0 && (
        <ul role="alert" className={parts.alert}>
          {refused.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  )
}
