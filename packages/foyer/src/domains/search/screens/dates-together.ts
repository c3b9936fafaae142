import { inOrder } from '../../../ui/in-order.ts'
import type { SearchResult } from '../contract.ts'

/** A result with its other dates to come, if it has some. */
export interface Together {
  first: SearchResult
  others: SearchResult[]
}

/**
 * One entry for all dates of a production, or of events with the same title: visitors search for a title and want to
 * see it once. The best date comes first, the others in order of date,
 * without those that are over or cancelled.
 */
export function datesTogether(results: SearchResult[]): Together[] {
  const entries = new Map<string, Together>()
  for (const result of results) {
    const key = sameness(result)
    const entry = entries.get(key)
    if (!entry) entries.set(key, { first: result, others: [] })
    else if (takesPlace(result)) entry.others.push(result)
  }
  for (const { others } of entries.values()) {
    others.sort((one, other) => inOrder(one.date_start ?? '', other.date_start ?? ''))
  }
  return [...entries.values()]
}

function takesPlace({ event }: SearchResult): boolean {
  return event?.ticket_sale !== 'over' && event?.status !== 'cancelled'
}

function sameness({ kind, id, title, event }: SearchResult): string {
  if (!event) return `${kind} ${id}`
  return event.production ? `production ${event.production.id}` : `occasion ${title}`
}
