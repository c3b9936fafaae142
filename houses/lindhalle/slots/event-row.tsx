import { Admission, EventHeart, type EventRowProps } from 'openfoyer/slots'
import { Link, useFormat, useLocale } from 'openfoyer/views'
import styles from './event-row.module.css'

const DAY = { de: 'dd, D. MMMM', en: 'ddd D MMMM' }

/** One evening: the hour, the composers, who plays, and where. The picture belongs to its page. */
export default function EventRow({ event, withDate = false, headingLevel = 3 }: EventRowProps) {
  const format = useFormat()
  const locale = useLocale()
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.row} data-status={event.status}>
      <p className={styles.when}>
        <time dateTime={event.date_start}>
          {withDate && <span>{format.moment(event.date_start, DAY[locale])} </span>}
          <span>{format.time(event.date_start)}</span>
        </time>
      </p>
      <div className={styles.what}>
        <Heading className={styles.composers} lang={event.lang}>
          <Link to={event.url}>{event.title}</Link>
        </Heading>
        {event.subtitle && (
          <p className={styles.players} lang={event.langs?.subtitle}>
            {event.subtitle}
          </p>
        )}
        <p className={styles.where}>
          {event.series && <span lang={event.series.lang}>{event.series.name}</span>}
          {event.room && <span lang={event.room.lang}>{event.room.name}</span>}
        </p>
      </div>
      <div className={styles.tickets}>
        <Admission event={event} />
        <EventHeart event={event} />
      </div>
    </article>
  )
}
