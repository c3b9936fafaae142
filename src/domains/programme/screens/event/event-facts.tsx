import type { EventDetail } from '../../../events/contract.ts'
import { Facts } from '../detail/facts.tsx'

/** A file of its own, so that it can come later: what others import at once would come at once. */
export function EventFacts({ event }: { event: EventDetail }) {
  return <Facts item={event} />
}
