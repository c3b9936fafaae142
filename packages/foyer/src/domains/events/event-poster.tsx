import leadsOn from '../../ui/card-link.module.css'
import { houseSlot } from '../../ui/house-slot.tsx'
import { Link } from '../../ui/link.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { useStrings } from '../../ui/use-locale.ts'
import { Picture } from '../media/picture.tsx'
import { Admission } from './admission.tsx'
import type { EventSummary } from './contract.ts'
import { EventHeart } from './event-heart.tsx'
import styles from './event-poster.module.css'
import { QuietFacts } from './quiet-facts.tsx'
import { isRunning } from './screens/lasting.ts'
import { strings } from './strings.ts'

const SIZES = '(min-width: 85em) 22vw, (min-width: 64em) 30vw, (min-width: 30em) 46vw, 94vw'

/** One event as a poster in a grid (design settings, `events.style2`). */
export const EventPoster = houseSlot('poster', OurEventPoster)

function OurEventPoster({ event }: { event: EventSummary }) {
  const t = useStrings(strings)
  const format = useFormat()
  const image = event.image_obj
  return (
    <article className={`${leadsOn.whole} ${styles.card}`} data-status={event.status}>
      <div className={styles.poster} data-wide={(image && image.width > image.height) || undefined}>
        {image && <Picture image={image} ratio="var(--picture-card)" sizes={SIZES} decorative />}
      </div>
      <EventHeart event={event} className={styles.heart} />
      <time className={styles.date} dateTime={event.date_start}>
        {isRunning(event) ? (
          // It began earlier, so neither day nor time is shown here; its end is among its facts.
          <span>{t.running}</span>
        ) : (
          <>
            <span className={styles.number}>{format.moment(event.day, 'D')}</span>
            <span>
              {format.moment(event.day, 'dddd, MMMM')} <br />
              {format.time(event.date_start)}
            </span>
          </>
        )}
      </time>
      <h3 className={styles.title} lang={event.lang}>
        <Link className={leadsOn.link} to={event.url}>
          {event.title}
        </Link>
      </h3>
      <QuietFacts event={event} />
      <Admission event={event} />
    </article>
  )
}
