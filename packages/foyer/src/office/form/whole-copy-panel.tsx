import { useCallback, useId, useState } from 'react'
import type { ResourceDescription } from '../../fields/description.ts'
import { Link } from '../../ui/link.tsx'
import { useSubmit } from '../../ui/use-submit.ts'
import { changeHref } from '../address.ts'
import type { Item } from '../calls.ts'
import { FailureNote } from '../failure-note.tsx'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { useAnswer } from '../use-answer.ts'
import { resourceName, useOffice, useTexts } from '../use-office.ts'
import styles from './form.module.css'
import { usePlannedClashes, whereAndWhen } from './planned-clashes.ts'
import { PlannedNote } from './planned-note.tsx'
import { copyWhole, type Evenings, eveningsOf, readEvenings, shiftedEvenings } from './whole-copy.ts'

/** Copies a production with all its dates, from another day on. */
export function WholeCopyPanel({ resource, item }: { resource: ResourceDescription; item: Item }) {
  const t = useTexts(strings)
  const { resources } = useOffice()
  const [isOpen, setOpen] = useState(false)
  const evenings = eveningsOf(resources, resource)
  if (!evenings) return null
  return (
    <details className={parts.panel} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{t.wholeCopy}</summary>
      {isOpen && <WholeCopy resource={resource} item={item} evenings={evenings} />}
    </details>
  )
}

function WholeCopy({
  resource,
  item,
  evenings,
}: {
  resource: ResourceDescription
  item: Item
  evenings: Evenings
}) {
  const t = useTexts(strings)
  const { calls } = useOffice()
  const id = useId()
  const [firstDay, setFirstDay] = useState('')
  const [done, setDone] = useState(0)
  const [copy, setCopy] = useState<number | null>(null)
  const { submit, isSending, failure, wrong } = useSubmit()
  const { resource: kind, field } = evenings
  const ask = useCallback(
    () => readEvenings(calls, { resource: kind, field }, item.id),
    [calls, kind, field, item.id],
  )
  const { data: dates, failure: unread, again } = useAnswer(ask)
  const copies = firstDay === '' || copy !== null ? [] : shiftedEvenings(dates ?? [], firstDay)
  const clashes = usePlannedClashes(
    kind,
    copies.map((moment, index) => whereAndWhen({ ...dates?.[index], status: 'scheduled', ...moment })),
  )
  if (unread) return <FailureNote failure={unread} onRetry={again} />
  if (!dates) return <p role="status">{t.loading}</p>
  if (dates.length === 0) return <p>{t.nothingFound}</p>
  const copyAll = () =>
    submit(async () =>
      setCopy(await copyWhole(calls, { resource, item, evenings, dates, firstDay }, setDone)),
    )
  return (
    <>
      <p>{t.wholeCopyHelp}</p>
      <p className={styles.until}>
        <label htmlFor={id}>{t.firstDate}</label>
        <input
          id={id}
          type="date"
          className={parts.input}
          value={firstDay}
          onChange={(event) => setFirstDay(event.target.value)}
        />
        <button
          type="button"
          className={parts.primary}
          disabled={isSending || firstDay === '' || copy !== null}
          onClick={copyAll}
        >
          {t.copyDates(dates.length)}
        </button>
      </p>
      <PlannedNote resource={kind} clashes={clashes} />
      <p role="status">{isSending && t.progress(done, dates.length)}</p>
      {failure && <FailureNote failure={failure} />}
      {Object.keys(wrong).length > 0 && (
        <p role="alert" className={parts.alert}>
          {Object.values(wrong).flat().join(' ')}
        </p>
      )}
      {copy !== null && <Link to={changeHref(resourceName(resource), copy)}>{t.openCopy}</Link>}
    </>
  )
}
