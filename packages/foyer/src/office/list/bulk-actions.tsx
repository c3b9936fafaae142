import { useState } from 'react'
import type { ResourceDescription } from '../../fields/description.ts'
import type { ListedItem } from '../calls.ts'
import { fieldNamed } from '../field-text.ts'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { useOffice, useTexts } from '../use-office.ts'
import { useEachItem } from './act-on-each.ts'
import { settableForMany } from './fields-for-many.ts'
import styles from './list.module.css'
import { RefusedList } from './refused-list.tsx'
import { SetForMany } from './set-for-many.tsx'
import type { ManyChanged } from './undo-change.tsx'
import type { Removal } from './undo-removal.tsx'

interface Props {
  resource: ResourceDescription
  items: ListedItem[]
  /** Called with the deleted items; refused ones stay chosen. */
  onRemoved(removed: Removal['removed']): void
  onChanged(changed: ManyChanged): void
  onClear(): void
}

/** Actions for all chosen items. */
export function BulkActions({ resource, items, onRemoved, onChanged, onClear }: Props) {
  const t = useTexts(strings)
  const { calls } = useOffice()
  const [asked, setAsked] = useState<'remove' | 'set' | null>(null)
  const { each, done, refused } = useEachItem()
  const remove = async () => {
    const removed = await each(items, (item) => calls.remove(resource, item.id, item.version))
    setAsked(null)
    onRemoved(removed.map(({ item }) => ({ id: item.id, title: item.display_name })))
  }
  const set = async (field: string, value: unknown) => {
    const changed = await each(items, (item) =>
      calls.change(resource, item.id, item.version, { [field]: value }),
    )
    if (changed.length === 0) return
    setAsked(null)
    onChanged({
      field,
      items: changed.map(({ item, answer }) => ({
        id: item.id,
        version: answer.version,
        display_name: item.display_name,
        before: item[field],
      })),
    })
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
            {settableForMany(resource).length > 0 && button(t.setForMany, () => setAsked('set'))}
            {fieldNamed(resource, 'is_online')?.kind === 'boolean' && (
              <>
                {button(t.putOnline, () => set('is_online', true))}
                {button(t.takeOffline, () => set('is_online', false))}
              </>
            )}
            {resource.can_delete &&
              (asked === 'remove' ? (
                <button type="button" className={parts.danger} disabled={isBusy} onClick={remove}>
                  {t.removeMany(items.length)}
                </button>
              ) : (
                button(t.remove, () => setAsked('remove'))
              ))}
            {button(t.clearChoice, onClear)}
          </>
        )}
      </div>
      {asked === 'remove' && resource.is_personal && <p className={parts.warning}>{t.goneForGood}</p>}
      {asked === 'set' && items.length > 0 && (
        <SetForMany
          resource={resource}
          items={items}
          wrong={refused[0]?.fields ?? {}}
          isBusy={isBusy}
          onSet={set}
          onClose={() => setAsked(null)}
        />
      )}
      <RefusedList resource={resource} refused={refused} />
    </>
  )
}
