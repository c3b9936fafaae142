import { inOrder } from '../../../ui/in-order.ts'
import type { SearchResult } from '../contract.ts'

/** A result with its other dates, if it has some. */
export interface Together {
  first: SearchResult
  others: SearchResult[]
}

/**
 * One entry for all dates of a production, or of events with the same title: visitors search for a title and want to
 * see it once. The best date comes first, the others in order of date.
 */
export function datesTogether(results: SearchResult[]): Together[] {
  const entries = new Map<string, Together>()
  for (const result of results) {
    const key = sameness(result)
    const entry = entries.get(key)
    if (entry) entry.others.push(result)
    else entries.set(key, { first: result, others: [] })
  }
  for (const { others } of entries.values()) {
    others.sort((one, other) => inOrder(one.date_start ?? '', other.date_start ?? ''))
  }
  return [...entries.values()]
}

function sameness({ kind, id, title, event }: SearchResult): string {
  if (!event) return `${kind} ${id}`
  return event.production ? `production ${event.production.id}` : `occasion ${title}`
}
