import { href } from '../../contract/routes.ts'
import { EmptyProgramme } from '../../domains/events/empty-programme.tsx'
import { EventRow } from '../../domains/events/event-row.tsx'
import { NextEvening } from '../../domains/events/next-evening.tsx'
import { nextEvening } from '../../domains/events/screens/next-evening.ts'
import { useLocale, useStrings } from '../../ui/use-locale.ts'
import type { ContentOf } from '../kit/define-module.ts'
import { MoreLink } from '../kit/more-link.tsx'
import type { eventList } from './schema.ts'
import styles from './view.module.css'
import { viewStrings } from './view-strings.ts'

export const width = 'broad'

/** Chosen events first, then those of the period, each only once. */
export default function EventListView({ module }: { module: ContentOf<typeof eventList> }) {
  const t = useStrings(viewStrings)
  const locale = useLocale()
  const picked = module.children.flatMap(({ event_obj }) => event_obj ?? [])
  const rest = module.event_objs.filter(({ id }) => !picked.some((event) => event.id === id))
  const events = [...picked, ...rest]
  const leading = module.first_large ? nextEvening(events) : null
  return (
    <div className={styles.events} data-leading={leading ? '' : undefined}>
      {leading && <NextEvening event={leading} />}
      {events.length === 0 && !('is_waiting' in module) && (
        <EmptyProgramme className={styles.none} text={t.none} />
      )}
      {events
        .filter((event) => event !== leading)
        .map((event) => (
          <EventRow key={event.id} event={event} withDate />
        ))}
      <MoreLink to={href('events', locale)}>{t.all}</MoreLink>
    </div>
  )
}
