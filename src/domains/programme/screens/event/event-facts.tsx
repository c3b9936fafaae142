import type { EventDetail } from '../../../events/contract.ts'
import { Facts } from '../detail/facts.tsx'

/** A file of its own, so that it can sleep: the build names no chunk after one that others import as well. */
export function EventFacts({ event }: { event: EventDetail }) {
  return <Facts item={event} />
}
