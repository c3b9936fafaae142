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
