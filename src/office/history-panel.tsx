import { useState } from 'react'
import type { ResourceDescription } from '../fields/description.ts'
import { useFormat } from '../ui/use-format.ts'
import { useSubmit } from '../ui/use-submit.ts'
import type { HistoryEntry, Item } from './calls.ts'
import { FailureNote } from './failure-note.tsx'
import { fieldNamed } from './item-title.ts'
import styles from './office.module.css'
import { strings } from './strings.ts'
import { useOffice, useTexts } from './use-office.ts'

interface Props {
  resource: ResourceDescription
  id: number
  onRestored(item: Item): void
}

const ACTIONS: Partial<Record<string, 'created' | 'updated' | 'deleted' | 'restored'>> = {
  create: 'created',
  update: 'updated',
  delete: 'deleted',
  restore: 'restored',
}

/** What was done to an item, asked for when somebody wants to know; every step can be taken back. */
export function HistoryPanel({ resource, id, onRestored }: Props) {
  const t = useTexts(strings)
  const { calls } = useOffice()
  const { moment } = useFormat()
  const [entries, setEntries] = useState<HistoryEntry[] | null>(null)
  const { submit, failure, wrong } = useSubmit()
  const ask = () => submit(async () => setEntries(await calls.history(resource, id)))
  const restore = async (entry: number) => {
    const item = await submit(() => calls.restore(resource, id, entry))
    if (item) onRestored(item)
  }
  const labels = (names: string[]) =>
    names.map((name) => fieldNamed(resource, name)?.label ?? name).join(', ')
  const refusals = Object.values(wrong).flat()
  return (
    <details
      className={styles.panel}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !entries) ask()
      }}
    >
      <summary>{t.history}</summary>
      {entries?.length === 0 && <p>{t.noHistory}</p>}
      <ol className={styles.entries}>
        {entries?.map((entry) => (
          <li key={entry.id}>
            <time dateTime={entry.at}>{moment(entry.at, 'DD.MM.YYYY HH:mm')}</time>{' '}
            <strong>{t[ACTIONS[entry.action] ?? 'updated']}</strong>
            {entry.action === 'update' && `: ${labels(entry.fields)}`}{' '}
            {entry.before && (
              <button type="button" className={styles.button} onClick={() => restore(entry.id)}>
                {t.restore}
              </button>
            )}
          </li>
        ))}
      </ol>
      {refusals.length > 0 && (
        <p role="alert" className={styles.alert}>
          {refusals.join(' ')}
        </p>
      )}
      {failure && <FailureNote failure={failure} />}
    </details>
  )
}
