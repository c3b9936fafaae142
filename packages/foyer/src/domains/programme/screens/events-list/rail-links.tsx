import { useLocation } from 'react-router'
import { Link } from '../../../../ui/link.tsx'
import { useFormat } from '../../../../ui/use-format.ts'
import { useStrings } from '../../../../ui/use-locale.ts'
import { addDays, addMonths } from '../calendar/month-grid.ts'
import { EVENT_KEYS, writeQuery } from '../filter/query.ts'
import styles from './day-rail.module.css'
import { monthOf } from './month-of.ts'
import type { Programme } from './programme-data.ts'
import { weekendOf } from './rail-days.ts'
import { strings as railStrings } from './rail-strings.ts'
import { strings } from './strings.ts'

/** How many months the rail leads to by their names. */
const MONTHS = 6

/**
 * The days of the programme as a row of links: quick choices, the days of two months with a dot where something is on, and the
 * months after these. A day leads to the list from this day on; a month and a quick choice to their days alone.
 */
export function RailLinks({ programme: { query, today, days } }: { programme: Programme }) {
  const t = { ...useStrings(strings), ...useStrings(railStrings) }
  const format = useFormat()
  const { pathname } = useLocation()
  const from = query.date ?? today
  const until = query.until ?? null
  const to = (date: string, last: string | null) =>
    pathname + writeQuery({ ...query, date, until: last, page: 1 }, EVENT_KEYS)
  const span = (name: string, date: string, last: string, long = name) => (
    <Link
      className={styles.name}
      to={to(date, last)}
      aria-current={(query.date === date && until === last) || undefined}
      aria-label={long === name ? undefined : long}
      preventScrollReset
    >
      {name}
    </Link>
  )
  const [saturday, sunday] = weekendOf(today)
  const tomorrow = addDays(today, 1)
  const first = monthOf(from) > monthOf(today) ? `${monthOf(from)}-01` : today
  const withDots = new Set(days)
  const months = Array.from({ length: MONTHS }, (_, later) => addMonths(`${monthOf(first)}-01`, later))
  return (
    <>
      {span(t.today, today, today)}
      {span(t.tomorrow, tomorrow, tomorrow)}
      {span(t.weekend, saturday, sunday)}
      {months.map((month, place) => {
        const last = addDays(addMonths(month, 1), -1)
        const begin = month < today ? today : month
        return (
          <span key={month} className={styles.month}>
            {span(format.moment(month, 'MMMM'), begin, last, format.moment(month, 'MMMM YYYY'))}
            {place < 2 &&
              daysFrom(month < first ? first : month, last).map((day) => (
                <Link
                  key={day}
                  className={styles.day}
                  to={to(day, null)}
                  aria-current={(query.date === day && !until) || undefined}
                  data-on={withDots.has(day) || undefined}
                  data-within={(until && day >= from && day <= until) || undefined}
                  preventScrollReset
                >
                  <span className="unseen">
                    {format.moment(day, t.wholeDay)}
                    {!withDots.has(day) && `, ${t.nothingOn}`}
                  </span>
                  <small aria-hidden="true">{format.moment(day, 'ddd')}</small>
                  <span aria-hidden="true">{format.moment(day, 'D')}</span>
                </Link>
              ))}
          </span>
        )
      })}
    </>
  )
}

function daysFrom(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}
