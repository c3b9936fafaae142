import leadsOn from '../../ui/card-link.module.css'
import { Link } from '../../ui/link.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { useStrings } from '../../ui/use-locale.ts'
import { AccessSigns } from './access-signs.tsx'
import { Admission } from './admission.tsx'
import type { EventSummary } from './contract.ts'
import { EventHeart } from './event-heart.tsx'
import styles from './event-line.module.css'
import { isRunning } from './screens/lasting.ts'
import { strings } from './strings.ts'

/** An event on one line (design setting style3). */
export function EventLine({ event }: { event: EventSummary }) {
  const t = useStrings(strings)
  const format = useFormat()
  return (
    <article className={`${leadsOn.whole} ${styles.line}`} data-status={event.status}>
      <time className={styles.time} dateTime={event.date_start}>
        {isRunning(event) ? t.running : format.time(event.date_start)}
      </time>
      <h3 className={styles.title} lang={event.lang}>
        <Link className={leadsOn.link} to={event.url}>
          {event.title}
        </Link>
      </h3>
      <p className={styles.place} lang={event.room?.lang}>
        {event.room?.name}
      </p>
      <p className={styles.genre} lang={event.genre?.lang}>
        {event.genre?.name}
      </p>
      <div className={styles.signs}>
        <AccessSigns features={event.access_features} />
      </div>
      <EventHeart event={event} className={styles.heart} />
      <Admission event={event} />
    </article>
  )
}
