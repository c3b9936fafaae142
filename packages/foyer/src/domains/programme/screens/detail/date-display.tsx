import { useFormat } from '../../../../ui/use-format.ts'
import { useStrings } from '../../../../ui/use-locale.ts'
import styles from './date-display.module.css'
import { strings } from './strings.ts'

interface Props {
  date_start: string
  date_end?: string
  /** Shown above the date, if the date is not that of the page itself. */
  label?: string
  /** Hides the time, where it has no meaning. */
  isWholeDay?: boolean
}

/** A date with the day of the month as large as a title. */
export function DateDisplay({ date_start, date_end, label, isWholeDay }: Props) {
  const t = useStrings(strings)
  const format = useFormat()
  return (
    <p className={styles.date}>
      {label && <span className={styles.label}>{label}</span>}
      <time dateTime={date_start} className={styles.moment}>
        <span className={styles.weekday}>{format.moment(date_start, 'dddd')}</span>
        <span className={styles.day}>{format.moment(date_start, 'D')}</span>
        <span className={styles.month}>{format.moment(date_start, 'MMMM YYYY')}</span>
        {!isWholeDay && <span className={styles.time}>{format.time(date_start)}</span>}
      </time>
      {date_end && lastsDays(date_start, date_end) && (
        <time dateTime={date_end} className={styles.end}>
          {t.until(format.date(date_end))}
        </time>
      )}
    </p>
  )
}

/** An event that ends after midnight still counts as one day. */
function lastsDays(start: string, end: string): boolean {
  return Date.parse(end) - Date.parse(start) >= 86_400_000
}
