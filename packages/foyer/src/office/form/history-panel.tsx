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
import { changeWords, valueAfter } from './history-words.ts'

interface Props {
  resource: ResourceDescription
  item: Item
  onRestored(item: Item): void
}

const ACTIONS: Partial<Record<string, 'created' | 'updated' | 'deleted' | 'restored'>> = {
  create: 'created',
  update: 'updated',
  delete: 'deleted',
  restore: 'restored',
}

/** The trail of an item, loaded on request; every change can be undone. */
export function HistoryPanel({ resource, item: current, onRestored }: Props) {
  const { id } = current
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
  const nameOf = (of: string, itemId: number) => calls.names.get(`${of}/${itemId}`)?.name
  const changesOf = (index: number): Told[] => {
    const { action, before, fields } = entries?.[index] ?? {}
    if (!entries || !before || !fields || action !== 'update') return []
    return fields.flatMap((name) => {
      const field = fieldNamed(resource, name)
      const after = valueAfter(entries, index, name, current)
      const words = field && changeWords(field, before[name], after, { locale, nameOf })
      return field && words ? [{ name, ...words }] : []
    })
  }
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
        {entries?.map((entry, index) => (
          <li key={entry.id}>
            <time dateTime={entry.at}>{formatMoment(entry.at, 'DD.MM.YYYY HH:mm', locale)}</time>
            <strong>{t[ACTIONS[entry.action] ?? 'updated']}</strong>
            <Details entry={entry} changes={changesOf(index)} labels={labels} />
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

interface Told {
  name: string
  before: string
  after: string
}

interface DetailsProps {
  entry: HistoryEntry
  changes: Told[]
  labels(names: string[]): string
}

/** The person, and the value of each field before and after the change: both are needed to answer a complaint. */
function Details({ entry: { actor, action, fields }, changes, labels }: DetailsProps) {
  const t = useTexts(strings)
  const others = fields.filter((name) => !changes.some((change) => change.name === name))
  return (
    <div className={parts.quiet}>
      {[actor, action === 'update' && labels(others)].filter(Boolean).join(': ')}
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map(({ name, before, after }) => (
            <li key={name}>
              {labels([name])}: <del>{before || t.nothing}</del> <span aria-hidden="true">→</span>{' '}
              <ins>{after || t.nothing}</ins>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
