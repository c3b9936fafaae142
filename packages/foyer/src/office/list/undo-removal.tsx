import { useState } from 'react'
import type { ResourceDescription } from '../../fields/description.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { FailureNote } from '../failure-note.tsx'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { useOffice, useTexts } from '../use-office.ts'

/** The state of the history entry of a list after items were deleted. */
export interface Removal {
  removed: { id: number; title: string }[]
}

interface Props {
  resource: ResourceDescription
  removed: Removal['removed']
  onUndone(): void
}

/** Says what was deleted, and can restore it, except visitors' data. */
export function UndoRemoval({ resource, removed, onUndone }: Props) {
  const t = useTexts(strings)
  const { calls } = useOffice()
  const [isUndone, setUndone] = useState(false)
  const { submit, failure } = useSubmit()
  if (removed.length === 0 || isUndone) return null
  const undo = () =>
    submit(async () => {
      for (const { id } of removed) {
        const [newest] = await calls.history(resource, id)
        if (newest?.action === 'delete') await calls.restore(resource, id, newest.id)
      }
      setUndone(true)
      onUndone()
    })
  const [first] = removed
  return (
    <div className={parts.note}>
      <p role="status">
        {removed.length === 1 && first ? t.removed(first.title) : t.removedMany(removed.length)}
      </p>
      {!resource.is_personal && (
        <button type="button" className={parts.button} onClick={undo}>
          {t.undo}
        </button>
      )}
      {failure && <FailureNote failure={failure} />}
    </div>
  )
}
