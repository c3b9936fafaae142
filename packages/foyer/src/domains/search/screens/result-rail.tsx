import { useFormat } from '../../../ui/use-format.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import { isRunning } from '../../events/screens/lasting.ts'
import type { SearchResult } from '../contract.ts'
import { kindName } from './kind-name.ts'
import styles from './results.module.css'
import { strings } from './strings.ts'

/** The left edge of a row: the date, otherwise the kind. */
export function ResultRail({ result }: { result: SearchResult }) {
  const { event } = result
  const t = useStrings(strings)
  const format = useFormat()
  if (!event) return <p className={styles.kind}>{kindName(result, t)}</p>
  const { date_start, date_end } = event
  // The opening day of an exhibition is over: its end is shown instead.
  if (isRunning(event)) {
    return (
      <p className={styles.date}>
        <time dateTime={date_end} className={styles.running}>
          {t.onNow} <br />
          {t.until(format.date(date_end))}
        </time>
      </p>
    )
  }
  return (
    <p className={styles.date}>
      <time dateTime={date_start}>
        <span className={styles.unseen}>{`${format.date(date_start)}, ${format.time(date_start)}`}</span>
        <span className={styles.day} aria-hidden="true">
          {format.moment(date_start, 'D')}
        </span>
        <span className={styles.month} aria-hidden="true">
          {format.moment(date_start, 'ddd')}
          <br />
          {format.moment(date_start, 'MMM YYYY')}
          <br />
          {format.time(date_start)}
        </span>
      </time>
    </p>
  )
}
