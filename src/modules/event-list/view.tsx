import { href } from '../../contract/routes.ts'
import { EventRow } from '../../domains/events/event-row.tsx'
import { useLocale, useStrings } from '../../ui/use-locale.ts'
import type { ContentOf } from '../kit/define-module.ts'
import { MoreLink } from '../kit/more-link.tsx'
import type { eventList } from './schema.ts'
import styles from './view.module.css'
import { viewStrings } from './view-strings.ts'

export const width = 'broad'
export const hydrate = 'on-interaction'

/** Picked events first, then those of the period; none twice. */
export default function EventListView({ module }: { module: ContentOf<typeof eventList> }) {
  const t = useStrings(viewStrings)
  const locale = useLocale()
  const picked = module.children.flatMap(({ event_obj }) => event_obj ?? [])
  const rest = module.event_objs.filter(({ id }) => !picked.some((event) => event.id === id))
  const events = [...picked, ...rest]
  return (
    <div className={styles.events}>
      {events.length === 0 && <p className={styles.none}>{t.none}</p>}
      {events.map((event) => (
        <EventRow key={event.id} event={event} withDate />
      ))}
      <MoreLink to={href('events', locale)}>{t.all}</MoreLink>
    </div>
  )
}
