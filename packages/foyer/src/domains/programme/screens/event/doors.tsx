import { Link } from '../../../../ui/link.tsx'
import { useFormat } from '../../../../ui/use-format.ts'
import { useStrings } from '../../../../ui/use-locale.ts'
import type { EventDetail } from '../../../events/contract.ts'
import type { VenueDetail } from '../../../venues/contract.ts'
import { strings } from '../detail/section-strings.ts'
import styles from './doors.module.css'

interface Props {
  event: EventDetail
  venue: VenueDetail
}

/** When box office and doors open for one event. The venue's daily hours are on its own page. */
export function Doors({ event: { date_start }, venue }: Props) {
  const t = useStrings(strings)
  const format = useFormat()
  const opens = (minutes: number) =>
    t.fromHour(format.time(new Date(Date.parse(date_start) - minutes * 60_000).toISOString()))
  const { box_office_minutes, doors_minutes, opening_hours } = venue
  return (
    <div className={styles.doors}>
      <dl className={styles.times}>
        {box_office_minutes !== null && (
          <div>
            <dt>{t.boxOffice}</dt>
            <dd>{opens(box_office_minutes)}</dd>
          </div>
        )}
        {doors_minutes !== null && (
          <div>
            <dt>{t.doors}</dt>
            <dd>{opens(doors_minutes)}</dd>
          </div>
        )}
        <div>
          <dt>{t.begins}</dt>
          <dd>{format.time(date_start)}</dd>
        </div>
      </dl>
      {opening_hours.length > 0 && (
        <p className={styles.note}>
          {t.hoursOfHouse}{' '}
          <Link to={venue.url} lang={venue.lang}>
            {venue.name}
          </Link>
        </p>
      )}
    </div>
  )
}
