import type { Locale } from '../../contract/locale.ts'
import { href } from '../../contract/routes.ts'

/** An address on this site without one parameter of its query. */
export function withoutParameter(path: string, name: string): string {
  const [pathname = '/', search = ''] = path.split('?', 2)
  const query = new URLSearchParams(search)
  query.delete(name)
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/** 1 §2 Navigation behaviour: where a landing page redirects to when its address asks for the overlay. */
export function programmeInstead(search: string, locale: Locale): string {
  return withoutParameter(href('events', locale) + search, 'overlay')
}

/**
 * 3-readings, Decided after the site was walked, Query of redirects: a redirect passes the query on, except `v`.
 * Parameters of the new address take precedence.
 */
export function withQuery(to: string, search: string): string {
  const [, path = '', own = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? []
  const query = new URLSearchParams(own)
  const given = new URLSearchParams(search)
  for (const name of new Set(given.keys())) {
    if (name === 'v' || query.has(name)) continue
    for (const value of given.getAll(name)) query.append(name, value)
  }
  // Unchanged where nothing is added, because the query of the new address may be escaped in another way.
  const isSame = query.size === new URLSearchParams(own).size
  return path + (isSame ? own : `?${query}`) + hash
}
