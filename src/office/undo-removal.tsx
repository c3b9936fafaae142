import { useState } from 'react'
import { useLocation } from 'react-router'
import type { ResourceDescription } from '../fields/description.ts'
import { useSubmit } from '../ui/use-submit.ts'
import { FailureNote } from './failure-note.tsx'
import styles from './office.module.css'
import { strings } from './strings.ts'
import { useOffice, useTexts } from './use-office.ts'

/** What the step to the list remembers after something was deleted. */
export interface Removal {
  removed: { id: number; title: string }
}

export function UndoRemoval({ resource, onUndone }: { resource: ResourceDescription; onUndone(): void }) {
  const t = useTexts(strings)
  const { calls } = useOffice()
  const removed = (useLocation().state as Partial<Removal> | null)?.removed
  const [isUndone, setUndone] = useState(false)
  const { submit, failure } = useSubmit()
  if (!removed || isUndone) return null
  const undo = () =>
    submit(async () => {
      const [newest] = await calls.history(resource, removed.id)
      if (newest) await calls.restore(resource, removed.id, newest.id)
      setUndone(true)
      onUndone()
    })
  return (
    <div className={styles.note}>
      <p role="status">{t.removed(removed.title)}</p>
      <button type="button" className={styles.button} onClick={undo}>
        {t.undo}
      </button>
      {failure && <FailureNote failure={failure} />}
    </div>
  )
}
