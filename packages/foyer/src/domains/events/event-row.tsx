import leadsOn from '../../ui/card-link.module.css'
import { houseSlot } from '../../ui/house-slot.tsx'
import { Link } from '../../ui/link.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { useStrings } from '../../ui/use-locale.ts'
import { Picture } from '../media/picture.tsx'
import { AccessSigns } from './access-signs.tsx'
import { Admission } from './admission.tsx'
import type { EventSummary } from './contract.ts'
import { EventHeart } from './event-heart.tsx'
import styles from './event-row.module.css'
import { QuietFacts } from './quiet-facts.tsx'
import { isRunning } from './screens/lasting.ts'
import { strings } from './strings.ts'

interface Props {
  event: EventSummary
  /** Shows the date, for lists without days beside the rows. */
  withDate?: boolean
  headingLevel?: 2 | 3 | 4
}

/** An event as a row of the programme: time and title, facts, poster, price and tickets. */
export const EventRow = houseSlot('event-row', OurEventRow)

function OurEventRow({ event, withDate = false, headingLevel = 3 }: Props) {
  const t = useStrings(strings)
  const format = useFormat()
  const image = event.image_obj
  const Heading = `h${headingLevel}` as const
  return (
    <article
      className={`${leadsOn.whole} ${styles.row}`}
      data-status={event.status}
      data-dated={withDate || undefined}
      data-premiere={event.is_premiere || undefined}
    >
      <p className={styles.time}>
        <time dateTime={event.date_start}>
          {withDate && !isRunning(event) && `${format.moment(event.date_start, t.shortDay)}, `}
          {isRunning(event) ? t.running : format.time(event.date_start)}
        </time>
      </p>
      <div className={styles.words}>
        <div className={styles.head}>
          <Heading className={styles.title} lang={event.lang}>
            <Link className={leadsOn.link} to={event.url}>
              {event.title}
            </Link>
          </Heading>
          {event.access_features.length > 0 && (
            <div className={styles.signs}>
              <AccessSigns features={event.access_features} />
            </div>
          )}
        </div>
        <QuietFacts event={event} withSigns={false} />
      </div>
      {image && (
        <div className={styles.poster} data-wide={image.width > image.height || undefined}>
          <Picture
            image={image}
            ratio={image.width > image.height ? 'var(--picture-wide)' : 'var(--picture-row)'}
            sizes="3.25rem"
            decorative
          />
        </div>
      )}
      <EventHeart event={event} className={styles.heart} />
      <Admission event={event} />
    </article>
  )
}
