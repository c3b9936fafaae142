import { isInternal } from './links.ts'
import { DEFAULT_LOCALE, type Locale } from './locale.ts'
import { href, nameAt } from './routes.ts'
import { hasRoute } from './shop-routes.ts'

/**
 * A stored ticket address as a page links it. An address in our webshop area is stored once for both languages: an English page
 * links the English one. Empty where it leads to a route that the shop does not answer. An address elsewhere, such as
 * https://tickets.example, stays
 * (3-readings, Decided after it was used, attacked and read, No shop).
 */
export function shopAddressIn(url: string, locale: Locale, routes: readonly string[]): string {
  const [path = ''] = url.split(/[?#]/, 1)
  const name = isInternal(url) ? nameAt(path) : undefined
  if (name !== undefined && !hasRoute(routes, name)) return ''
  const area = href('webshop', DEFAULT_LOCALE)
  const rest = url.slice(area.length)
  return url.startsWith(area) && /^[/?#]|^$/.test(rest) ? href('webshop', locale) + rest : url
}
