import { Admission, type PosterProps } from 'openfoyer/slots'
import { Link, useFormat } from 'openfoyer/views'
import styles from './poster.module.css'

const INKS = ['paper', 'bold', 'toner', 'deep']

/** A flyer. Every fourth comes from the same tray. */
export default function Poster({ event }: PosterProps) {
  const format = useFormat()
  const { title, subtitle, room } = event
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length), 4)
  return (
    <article
      className={styles.flyer}
      data-ink={INKS[event.id % INKS.length]}
      data-status={event.status}
      style={{ '--longest': longest, '--length': title.length } as object}
    >
      <p className={styles.when}>
        <time dateTime={event.date_start}>
          <span className={styles.day} data-loud="">
            {format.moment(event.date_start, 'D')}
          </span>{' '}
          <span>{format.moment(event.date_start, 'ddd MMMM')}</span>{' '}
          <span>{format.time(event.date_start)}</span>
        </time>
      </p>
      <h3 className={styles.title} lang={event.lang}>
        <Link to={event.url}>{title}</Link>
      </h3>
      {subtitle && <p className={styles.also}>{subtitle}</p>}
      <div className={styles.foot}>
        <p>{[event.event_type_new, room?.name].filter(Boolean).join(', ')}</p>
        <Admission event={event} />
      </div>
    </article>
  )
}
