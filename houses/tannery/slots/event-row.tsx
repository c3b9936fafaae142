import { Admission, type EventRowProps } from 'openfoyer/slots'
import { Link, useFormat } from 'openfoyer/views'
import styles from './event-row.module.css'

/** One evening: typed, shouted, typed. All of it is in em, so a list may be enlarged or reduced as a whole. */
export default function EventRow({ event, withDate = false, headingLevel = 3 }: EventRowProps) {
  const format = useFormat()
  const Heading = `h${headingLevel}` as const
  const kind = [event.event_type_new, event.room?.name].filter(Boolean)
  return (
    <article className={styles.row} data-status={event.status} data-dated={withDate || undefined}>
      <p className={styles.when}>
        <time dateTime={event.date_start}>
          {withDate && `${format.moment(event.date_start, 'ddd DD MMM')} `}
          {format.time(event.date_start)}
        </time>
      </p>
      <div className={styles.what}>
        <Heading className={styles.title} lang={event.lang}>
          <Link to={event.url}>{event.title}</Link>
        </Heading>
        {event.subtitle && <p className={styles.also}>{event.subtitle}</p>}
      </div>
      <p className={styles.where}>{kind.join(', ')}</p>
      <div className={styles.price}>
        <Admission event={event} />
      </div>
    </article>
  )
}
