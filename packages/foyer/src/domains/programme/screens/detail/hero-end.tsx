import { Link } from '../../../../ui/link.tsx'
import { Share } from '../../../../ui/share.tsx'
import { useFormat } from '../../../../ui/use-format.ts'
import { useStrings } from '../../../../ui/use-locale.ts'
import { Admission } from '../../../events/admission.tsx'
import type { EventSummary } from '../../../events/contract.ts'
import styles from './hero-end.module.css'
import { strings } from './strings.ts'

interface Props {
  /** The title of what is shared. */
  title: string
  /** The next event with this person, in this venue, of this series. */
  next: EventSummary | undefined
}

/** The lower end of a hero without a date of its own: the next event, and a button to share the page. */
export function HeroEnd({ title, next }: Props) {
  const t = useStrings(strings)
  const format = useFormat()
  return (
    <div className={styles.end}>
      {next && (
        <div className={styles.next}>
          <p className={styles.label}>{t.nextDate}</p>
          <p className={styles.evening}>
            <time className={styles.day} dateTime={next.date_start}>
              {format.moment(next.date_start, t.dayOfList)}, {format.time(next.date_start)}
            </time>
            <Link className={styles.title} lang={next.lang} to={next.url}>
              {next.title}
            </Link>
          </p>
          <Admission event={next} />
        </div>
      )}
      <div className={styles.share}>
        <Share title={title} />
      </div>
    </div>
  )
}
