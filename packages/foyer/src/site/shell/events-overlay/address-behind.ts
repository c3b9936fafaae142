import { type AnyRoute, keptQuery } from '../../../contract/routes.ts'
import { EVENT_KEYS } from '../../../domains/programme/screens/filter/query.ts'

/**
 * 2 §2 Event overlay: closing it removes its query, except what the page behind reads and the overlay does not, such as
 * a search.
 */
export function addressBehind(at: { pathname: string; search: string }, route: AnyRoute | null): string {
  const query = new URLSearchParams(route ? keptQuery(route, at.search) : '')
  for (const key of [...EVENT_KEYS, 'date', 'until', 'page']) query.delete(key)
  return query.size > 0 ? `${at.pathname}?${query}` : at.pathname
}
