import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useFormat } from '../../../../ui/use-format.ts'
import { useStrings } from '../../../../ui/use-locale.ts'
import styles from './calendar.module.css'
import { addMonths, monthOf, movedBy, weeksOf } from './month-grid.ts'
import { strings } from './strings.ts'
import { useAvailableDays } from './use-available-days.ts'

interface Props {
  value: string | null
  today: string
  /** The other filters as a key: the available days depend on them. */
  filters: string
  loadDays(month: string): Promise<string[]>
  /** The level of the month's heading: one below the heading above it. */
  headingLevel: 2 | 3
  /** A day, or null if the chosen day is clicked again. */
  onChoose(day: string | null): void
}

/**
 * A month of the programme as a Date grid: arrows, Home, End, PageUp and PageDown; days without events are marked as
 * such.
 */
export default function Calendar({ value, today, filters, loadDays, headingLevel, onChoose }: Props) {
  const t = useStrings(strings)
  const format = useFormat()
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const grid = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState(value ?? today)
  const takesFocus = useRef(true)
  const month = monthOf(active)
  const { days, hasFailed, retry } = useAvailableDays(month, filters, loadDays)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the active day only when a key has moved it
  useEffect(() => {
    if (takesFocus.current) {
      grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
    }
    takesFocus.current = false
  }, [active])

  const turn = (months: number) => setActive(addMonths(active, months))
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = movedBy(active, event.key, event.shiftKey)
    if (!moved) return
    event.preventDefault()
    takesFocus.current = true
    // Past days cannot be chosen, so the keys do not lead there.
    setActive(moved < today ? today : moved)
  }
  return (
    <div className={styles.calendar}>
      <div className={styles.top}>
        <Heading id={`${id}-month`} className={styles.month} aria-live="polite">
          {format.moment(active, 'MMMM YYYY')}
        </Heading>
        <button
          type="button"
          className={styles.turn}
          aria-label={t.previous}
          disabled={month <= monthOf(today)}
          onClick={() => turn(-1)}
        >
          <span aria-hidden="true">←</span>
        </button>
        <button type="button" className={styles.turn} aria-label={t.next} onClick={() => turn(1)}>
          <span aria-hidden="true">→</span>
        </button>
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the Date grid pattern
        role="grid"
        className={styles.grid}
        aria-labelledby={`${id}-month`}
        aria-busy={days === null && !hasFailed}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weeksOf('2024-01')[0]?.map(({ day }) => (
              <th key={day} scope="col" abbr={format.moment(day, 'dddd')}>
                {format.moment(day, 'ddd').slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]?.day}>
              {week.map(({ day, isOutside }) => {
                if (isOutside) return <td key={day} />
                const isFree = days?.has(day) === true && day >= today
                const notes = [day === today && t.isToday, days && !isFree && t.unavailable].filter(Boolean)
                return (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid has the role gridcell without an attribute
                  <td key={day} aria-selected={day === value}>
                    <button
                      type="button"
                      className={styles.day}
                      tabIndex={day === active ? 0 : -1}
                      aria-disabled={!isFree || undefined}
                      aria-current={day === today ? 'date' : undefined}
                      aria-label={[format.moment(day, t.wholeDay), ...notes].join(', ')}
                      onClick={() => isFree && onChoose(day === value ? null : day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.bottom}>
        <button type="button" className={styles.text} onClick={() => onChoose(today)}>
          {t.today}
        </button>
        {hasFailed && (
          <p role="alert">
            {t.failed}{' '}
            <button type="button" className={styles.text} onClick={retry}>
              {t.retry}
            </button>
          </p>
        )}
      </div>
    </div>
  )
}
