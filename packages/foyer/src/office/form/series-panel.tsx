import { useId, useState } from 'react'
import { facts } from '#house/facts'
import { isFailure } from '../../contract/errors.ts'
import type { ResourceDescription } from '../../fields/description.ts'
import { Link } from '../../ui/link.tsx'
import { changeHref } from '../address.ts'
import type { Item } from '../calls.ts'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { resourceName, useOffice, useTexts } from '../use-office.ts'
import { copiedValues } from './copied-values.ts'
import { daysInText } from './days-in-text.ts'
import styles from './form.module.css'
import { usePlannedClashes, whereAndWhen } from './planned-clashes.ts'
import { PlannedNote } from './planned-note.tsx'
import { onDay, seriesDays, weekdayOf } from './series-dates.ts'

interface Made {
  day: string
  id: number | null
  refusal: string
}

/**
 * Copies of an event on other days: on weekdays until a date, or on the days named in a press text. Each copy is then
 * independent.
 */
export function SeriesPanel({ resource, item }: { resource: ResourceDescription; item: Item }) {
  const t = useTexts(strings)
  const { calls, locale } = useOffice()
  const id = useId()
  const start = String(item.date_start)
  const first = start.slice(0, 10)
  const [weekdays, setWeekdays] = useState<ReadonlySet<number>>(new Set([weekdayOf(first)]))
  const [until, setUntil] = useState('')
  const [single, setSingle] = useState('')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [made, setMade] = useState<Made[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const days = [...new Set([...seriesDays(first, until, weekdays), ...daysInText(single, first)])]
    .filter((day) => day !== first)
    .toSorted()
  const wanted = days.filter((day) => !left.has(day))
  const copies = wanted.map((day) => whereAndWhen({ ...item, ...onDay(start, String(item.date_end), day) }))
  const clashes = usePlannedClashes(resource, made === null ? copies : [])
  const add = async () => {
    setBusy(true)
    const results: Made[] = []
    const values = { ...copiedValues(resource, item), is_online: item.is_online }
    for (const day of wanted) {
      const evening = { ...values, ...onDay(start, String(item.date_end), day) }
      try {
        results.push({ day, id: (await calls.add(resource, evening)).id, refusal: '' })
      } catch (error) {
        if (!isFailure(error)) throw error
        results.push({
          day,
          id: null,
          refusal:
            Object.values(error.fields ?? {})
              .flat()
              .join(' ') || t.failed,
        })
      }
      setMade([...results])
    }
    setBusy(false)
  }
  const nameOf = (day: string) => dayFormat(locale).format(new Date(`${day}T12:00:00Z`))
  return (
    <details className={parts.panel}>
      <summary className={styles.summary}>{t.seriesOfDates}</summary>
      <fieldset className={styles.week}>
        <legend>{t.every}</legend>
        {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
          <label key={weekday}>
            <input
              type="checkbox"
              checked={weekdays.has(weekday)}
              onChange={(event) => {
                const next = new Set(weekdays)
                event.target.checked ? next.add(weekday) : next.delete(weekday)
                setWeekdays(next)
              }}
            />{' '}
            {weekdayName(weekday, locale)}
          </label>
        ))}
      </fieldset>
      <p className={styles.until}>
        <label htmlFor={id}>{t.until}</label>
        <input
          id={id}
          type="date"
          className={parts.input}
          min={first}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
      </p>
      <div className={styles.single}>
        <label htmlFor={`${id}-single`}>{t.singleDays}</label>
        <input
          id={`${id}-single`}
          className={parts.input}
          value={single}
          aria-describedby={`${id}-help`}
          onChange={(event) => setSingle(event.target.value)}
        />
        <small id={`${id}-help`}>{t.singleDaysHelp}</small>
      </div>
      <PlannedNote resource={resource} clashes={clashes} />
      <p className={styles.until}>
        <button
          type="button"
          className={parts.primary}
          disabled={isBusy || wanted.length === 0 || made !== null}
          onClick={add}
        >
          {t.addDates(wanted.length)}
        </button>
      </p>
      {made === null ? (
        <ul className={styles.days}>
          {days.map((day) => (
            <li key={day}>
              <label>
                <input
                  type="checkbox"
                  checked={!left.has(day)}
                  onChange={(event) => {
                    const next = new Set(left)
                    event.target.checked ? next.delete(day) : next.add(day)
                    setLeft(next)
                  }}
                />{' '}
                {nameOf(day)}
              </label>
            </li>
          ))}
        </ul>
      ) : (
        <ul className={styles.days} aria-live="polite">
          {made.map((one) => (
            <li key={one.day}>
              {one.id === null ? (
                <strong>
                  {nameOf(one.day)}: {one.refusal}
                </strong>
              ) : (
                <Link to={changeHref(resourceName(resource), one.id)}>{nameOf(one.day)}</Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

const dayFormat = (locale: 'de' | 'en') =>
  new Intl.DateTimeFormat(facts.formats[locale].tag, {
    ...{ weekday: 'short', day: 'numeric' },
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** 1 January 2024 was a Monday. */
const weekdayName = (weekday: number, locale: 'de' | 'en') =>
  new Intl.DateTimeFormat(facts.formats[locale].tag, { weekday: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, weekday),
  )
