import type { Locale } from '../../contract/locale.ts'
import { href } from '../../contract/routes.ts'

/** An address on this site without one parameter of its query. */
export function withoutParameter(path: string, name: string): string {
  const [pathname = '/', search = ''] = path.split('?', 2)
  const query = new URLSearchParams(search)
  query.delete(name)
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/** 1 §2 Navigation behaviour: where a landing page leads when its overlay is asked for. */
export function programmeInstead(search: string, locale: Locale): string {
  return withoutParameter(href('events', locale) + search, 'overlay')
}

/**
 * 3-readings, Decided after the site was walked, Query of redirects: where an address leads on, its query goes along, `v`
 * aside. What the new address says itself counts.
 */
export function withQuery(to: string, search: string): string {
  const [, path = '', own = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? []
  const query = new URLSearchParams(own)
  const given = new URLSearchParams(search)
  for (const name of new Set(given.keys())) {
    if (name === 'v' || query.has(name)) continue
    for (const value of given.getAll(name)) query.append(name, value)
  }
  // As it stands where nothing is added: its own query may be spelled otherwise.
  const isSame = query.size === new URLSearchParams(own).size
  return path + (isSame ? own : `?${query}`) + hash
}
