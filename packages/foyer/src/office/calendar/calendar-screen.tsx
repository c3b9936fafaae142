import { useState } from 'react'
import { useLocation } from 'react-router'
import type { ResourceDescription } from '../../fields/description.ts'
import { formatMoment } from '../../ui/format.ts'
import { Head } from '../../ui/head.tsx'
import { wallClock } from '../../ui/house-clock.ts'
import { Link } from '../../ui/link.tsx'
import { useSubmit } from '../../ui/use-submit.ts'
import { calendarHref, listHref } from '../address.ts'
import type { Item, ListedItem } from '../calls.ts'
import { ClashNote } from '../clash-note.tsx'
import { FailureNote } from '../failure-note.tsx'
import { onDay } from '../form/series-dates.ts'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { resourceName, useOffice, useTexts } from '../use-office.ts'
import styles from './calendar.module.css'
import { ChosenEvening } from './chosen-evening.tsx'
import { isMonth, monthBeside } from './month.ts'
import { MonthTable } from './month-table.tsx'
import { useMonth } from './use-month.ts'

interface Moved {
  title: string
  to: string
  /** The server's answer, and the values before. */
  item: Item
  before: { date_start: unknown; date_end: unknown }
}

/** A month of the programme, in which an event can be moved to another day. */
export function CalendarScreen({ resource }: { resource: ResourceDescription }) {
  const t = useTexts(strings)
  const { calls, locale } = useOffice()
  const given = new URLSearchParams(useLocation().search).get('month')
  const thisMonth = wallClock(new Date()).day.slice(0, 7)
  const month = isMonth(given) ? given : thisMonth
  const { data, failure, again } = useMonth(resource, month)
  const [chosen, setChosen] = useState<ListedItem | null>(null)
  const [moved, setMoved] = useState<Moved | null>(null)
  const { submit, failure: refusal, wrong } = useSubmit()
  const move = (item: ListedItem, day: string) =>
    submit(async () => {
      const times = onDay(String(item.date_start), String(item.date_end), day)
      const answer = await calls.change(resource, item.id, item.version, times)
      const { date_start, date_end } = item
      setMoved({ title: item.display_name, to: day, item: answer, before: { date_start, date_end } })
      setChosen(null)
      again()
    })
  const undo = ({ item, before }: Moved) =>
    submit(async () => {
      await calls.change(resource, item.id, item.version, before)
      setMoved(null)
      again()
    })
  const at = (other: string) => `${calendarHref(resourceName(resource))}?month=${other}`
  const title = formatMoment(`${month}-15T12:00:00Z`, 'MMMM YYYY', locale)
  return (
    <>
      <Head title={`${resource.many}: ${title}`} noindex />
      <div className={parts.head}>
        <h1 className={parts.title}>{title}</h1>
        <Link className={parts.button} to={at(monthBeside(month, -1))} aria-label={t.monthBefore}>
          ←
        </Link>
        <Link className={parts.button} to={at(thisMonth)}>
          {t.today}
        </Link>
        <Link className={parts.button} to={at(monthBeside(month, 1))} aria-label={t.monthAfter}>
          →
        </Link>
        <Link className={parts.button} to={listHref(resourceName(resource))}>
          {t.list}
        </Link>
      </div>
      {moved && (
        <div className={parts.note}>
          <p role="status">{t.movedTo(moved.title, moved.to.split('-').reverse().join('.'))}</p>
          <button type="button" className={parts.button} onClick={() => undo(moved)}>
            {t.undo}
          </button>
        </div>
      )}
      {moved && <ClashNote key={moved.item.id} resource={resource} item={moved.item} />}
      {failure && <FailureNote failure={failure} onRetry={again} />}
      {refusal && <FailureNote failure={refusal} />}
      {Object.keys(wrong).length > 0 && (
        <p role="alert" className={parts.alert}>
          {Object.values(wrong).flat().join(' ')}
        </p>
      )}
      {chosen ? (
        <ChosenEvening
          key={chosen.id}
          resource={resource}
          item={chosen}
          onMove={(day) => move(chosen, day)}
          onClose={() => setChosen(null)}
        />
      ) : (
        <p className={styles.help}>{t.calendarHelp}</p>
      )}
      {data && (
        <MonthTable
          resource={resource}
          month={month}
          evenings={data}
          chosen={chosen}
          onChoose={setChosen}
          onMove={move}
        />
      )}
    </>
  )
}
