import { useState } from 'react'
import type { ResourceDescription } from '../../fields/description.ts'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { useOffice, useTexts } from '../use-office.ts'
import { useEachItem } from './act-on-each.ts'
import { RefusedList } from './refused-list.tsx'

/** A field that was set for several items, with each item's value before. */
export interface ManyChanged {
  field: string
  items: { id: number; version: number; display_name: string; before: unknown }[]
}

interface Props {
  resource: ResourceDescription
  changed: ManyChanged
  onUndone(): void
}

/** Says how many items were changed, and can restore all their values by ordinary saves. */
export function UndoChange({ resource, changed, onUndone }: Props) {
  const t = useTexts(strings)
  const { calls } = useOffice()
  const [isUndone, setUndone] = useState(false)
  const { each, done, refused } = useEachItem()
  const { field, items } = changed
  const undo = async () => {
    await each(items, ({ id, version, before }) => calls.change(resource, id, version, { [field]: before }))
    setUndone(true)
    onUndone()
  }
  return (
    <>
      <div className={parts.note}>
        <p role="status">{isUndone ? t.undone : t.changedMany(items.length)}</p>
        {!isUndone && (
          <button type="button" className={parts.button} disabled={done !== null} onClick={undo}>
            {t.undo}
          </button>
        )}
      </div>
      <RefusedList resource={resource} refused={refused} />
    </>
  )
}
