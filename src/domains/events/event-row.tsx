import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { useStrings } from '../../ui/use-locale.ts'
import type { EventSummary } from './contract.ts'
import styles from './event-row.module.css'
import { strings } from './strings.ts'

interface Props {
  event: EventSummary
  /** Where the day is not said by a rail beside it. */
  withDate?: boolean
  headingLevel?: 2 | 3 | 4
}

/** One evening as a line of the timetable: time and title, place, price and the way to the ticket. */
export function EventRow({ event, withDate = false, headingLevel = 3 }: Props) {
  const t = useStrings(strings)
  const format = useFormat()
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.row} data-status={event.status}>
      <p className={styles.time}>
        {withDate && <time dateTime={event.date_start}>{format.date(event.date_start)}</time>}
        <span>{format.time(event.date_start)}</span>
      </p>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link to={event.url}>{event.title}</Link>
        </Heading>
        <p>{[event.room?.name, event.genre?.name].filter(Boolean).join(', ')}</p>
      </div>
      {event.status === 'scheduled' || event.status === 'few_left' ? (
        event.ticket_url && (
          <ButtonLink look="ticket" to={event.ticket_url}>
            {t.tickets}
          </ButtonLink>
        )
      ) : (
        <p>{t[event.status]}</p>
      )}
    </article>
  )
}
