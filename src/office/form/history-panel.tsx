import { useState } from 'react'
import type { ResourceDescription } from '../../fields/description.ts'
import { formatMoment } from '../../ui/format.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import type { HistoryEntry, Item } from '../calls.ts'
import { FailureNote } from '../failure-note.tsx'
import { fieldNamed } from '../field-text.ts'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { useOffice, useTexts } from '../use-office.ts'
import styles from './form.module.css'

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
  const { calls, locale } = useOffice()
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
      className={parts.panel}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !entries) ask()
      }}
    >
      <summary className={styles.summary}>{t.history}</summary>
      {entries?.length === 0 && <p className={parts.quiet}>{t.noHistory}</p>}
      <ol className={styles.entries}>
        {entries?.map((entry) => (
          <li key={entry.id}>
            <time dateTime={entry.at}>{formatMoment(entry.at, 'DD.MM.YYYY HH:mm', locale)}</time>
            <strong>{t[ACTIONS[entry.action] ?? 'updated']}</strong>
            <span className={parts.quiet}>
              {[entry.actor, entry.action === 'update' && labels(entry.fields)].filter(Boolean).join(': ')}
            </span>
            {entry.before && (
              <button type="button" className={parts.button} onClick={() => restore(entry.id)}>
                {t.restore}
              </button>
            )}
          </li>
        ))}
      </ol>
      {refusals.length > 0 && (
        <p role="alert" className={parts.alert}>
          {refusals.join(' ')}
        </p>
      )}
      {failure && <FailureNote failure={failure} />}
    </details>
  )
}
