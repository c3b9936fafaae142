import { useStrings } from '../../../../ui/use-locale.ts'
import type { EventSummary } from '../../../events/contract.ts'
import { EventRow } from '../../../events/event-row.tsx'
import styles from './event-list.module.css'
import { strings } from './section-strings.ts'

/** Events below each other, each with its day; without events the sentence of the specification. */
export function EventList({ events }: { events: EventSummary[] }) {
  const t = useStrings(strings)
  if (events.length === 0) return <p className={styles.none}>{t.noEvents}</p>
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event.id}>
          <EventRow event={event} withDate headingLevel={3} />
        </li>
      ))}
    </ul>
  )
}
