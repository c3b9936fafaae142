import leadsOn from '../../../../ui/card-link.module.css'
import { Joined } from '../../../../ui/joined.tsx'
import { Link } from '../../../../ui/link.tsx'
import { useFormat } from '../../../../ui/use-format.ts'
import { useStrings } from '../../../../ui/use-locale.ts'
import { AccessSigns } from '../../../events/access-signs.tsx'
import { Admission } from '../../../events/admission.tsx'
import type { EventSummary } from '../../../events/contract.ts'
import { isLong } from '../../../events/screens/lasting.ts'
import { crossesYears } from './crosses-years.ts'
import styles from './date-list.module.css'
import { EventList } from './event-list.tsx'
import { strings } from './strings.ts'

/** The events of one production. The title is above the list, so each row has only its date. */
export function DateList({ events }: { events: EventSummary[] }) {
  if (events.length === 0) return <EventList events={events} />
  const withYear = crossesYears(events)
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event.id} className={`${leadsOn.whole} ${styles.date}`} data-status={event.status}>
          <DateRow event={event} withYear={withYear} />
        </li>
      ))}
    </ul>
  )
}

function DateRow({ event, withYear }: { event: EventSummary; withYear: boolean }) {
  const t = useStrings(strings)
  const format = useFormat()
  const { date_start, room, access_features } = event
  const day = withYear ? t.dayAndYear : t.dayOfList
  return (
    <>
      <h3 className={styles.when}>
        <Link className={leadsOn.link} to={event.url}>
          <time dateTime={date_start}>
            <span>{format.moment(date_start, day)}</span>{' '}
            <span className={styles.time}>
              {isLong(event) ? t.until(format.moment(event.date_end, day)) : format.time(date_start)}
            </span>
          </time>
        </Link>
      </h3>
      <div className={styles.what}>
        <span>
          <Joined
            words={[{ name: event.event_type_new, lang: event.langs?.event_type_new }, room]}
            by=" — "
          />
        </span>
        <AccessSigns features={access_features} />
      </div>
      <Admission event={event} />
    </>
  )
}
