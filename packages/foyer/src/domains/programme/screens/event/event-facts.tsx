import type { EventDetail } from '../../../events/contract.ts'
import { Facts } from '../detail/facts.tsx'

/** In its own file, so that it can be loaded later: a file that others import statically would be loaded with them. */
export function EventFacts({ event }: { event: EventDetail }) {
  return <Facts item={event} />
}
