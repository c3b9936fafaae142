import { hourOfDay } from '../../../../ui/hour-of-day.ts'
import { Link } from '../../../../ui/link.tsx'
import { onDemand, useOnDemand } from '../../../../ui/on-demand.ts'
import { useFormat } from '../../../../ui/use-format.ts'
import { useStrings } from '../../../../ui/use-locale.ts'
import type { VenueDetail } from '../../../venues/contract.ts'
import styles from './opening-hours.module.css'
import { strings } from './section-strings.ts'
import { weeklyRuns } from './weekly-hours.ts'

const nowLabel = onDemand(() => import('../../../venues/opening-hours-label.tsx'))

/** Whether the venue is open now, and its weekly hours. */
export function OpeningHours({ venue, isOwn = false }: { venue: VenueDetail; isOwn?: boolean }) {
  const t = useStrings(strings)
  const format = useFormat()
  const label = useOnDemand(nowLabel, true)
  const weekdays = t.weekdays.split(',')
  const hour = (time: string) => format.time(hourOfDay(time))
  const nameOf = (day: number) => weekdays[day - 1] ?? ''
  const now = (
    <div className={styles.now} data-own={isOwn || undefined}>
      {label && <label.OpeningHoursLabel venue={venue.id} />}
    </div>
  )
  return (
    <div className={styles.hours}>
      {isOwn && now}
      <table className={styles.week}>
        <tbody>
          {weeklyRuns(venue.opening_hours).map(({ first, last, times }) => (
            <tr key={first}>
              <th scope="row">{first === last ? nameOf(first) : t.toWeekday(nameOf(first), nameOf(last))}</th>
              <td>{times.map(({ from, to }) => t.fromTo(hour(from), hour(to))).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isOwn && (
        // At the end of the section: it hydrates late, and a last line that is empty leaves no gap.
        <div className={styles.note}>
          <p>
            {t.atVenue}{' '}
            <Link to={venue.url} lang={venue.lang}>
              {venue.name}
            </Link>
          </p>
          {now}
        </div>
      )}
    </div>
  )
}
