import type { CSSProperties } from 'react'
import leadsOn from '../../ui/card-link.module.css'
import { Joined } from '../../ui/joined.tsx'
import { Link } from '../../ui/link.tsx'
import { longestWord } from '../../ui/longest-word.ts'
import { useFormat } from '../../ui/use-format.ts'
import { Picture } from '../media/picture.tsx'
import { Admission } from './admission.tsx'
import type { EventSummary } from './contract.ts'
import { EventHeart } from './event-heart.tsx'
import styles from './next-evening.module.css'

/** One event in large type: its day as a number, its title and time, the link to its tickets. */
export function NextEvening({ event }: { event: EventSummary }) {
  const format = useFormat()
  const { date_start: start, image_obj: image } = event
  const day = format.moment(start, 'D')
  return (
    <article className={`${leadsOn.whole} ${styles.evening}`}>
      {/* Before the text, because the poster sets the height: text rendered first would move when the poster follows. */}
      {image && (
        <div
          className={styles.poster}
          data-part="next-poster"
          data-wide={image.width > image.height || undefined}
        >
          <Picture image={image} sizes="(min-width: 48em) 28rem, 45vw" decorative first />
        </div>
      )}
      <p className={styles.date}>
        <time dateTime={start}>
          <span className={styles.day}>{format.moment(start, 'dddd')}</span>{' '}
          <span className={styles.number} style={{ '--digits': day.length } as CSSProperties}>
            {day}
          </span>{' '}
          <span className={styles.day}>{format.moment(start, 'MMMM')}</span>
        </time>
      </p>
      <div className={styles.words}>
        <p className={styles.kind}>
          <Joined
            words={[{ name: event.event_type_new, lang: event.langs?.event_type_new }, event.genre]}
            by=" · "
          />
        </p>
        <h2
          className={styles.title}
          lang={event.lang}
          style={{ '--longest': longestWord(event.title) } as CSSProperties}
        >
          <Link className={leadsOn.link} to={event.url}>
            {event.title}
          </Link>
        </h2>
        {event.subtitle && (
          <p className={styles.subtitle} lang={event.langs?.subtitle}>
            {event.subtitle}
          </p>
        )}
        <p className={styles.when}>
          <Joined words={[format.time(start), event.room]} />
        </p>
        <EventHeart event={event} className={styles.heart} />
        <Admission event={event} />
      </div>
    </article>
  )
}
