import { DEFAULT_LOCALE, isLocale } from '../../contract/locale.ts'
import { href, routeRow } from '../../contract/routes.ts'
import { oldListAt } from '../../webshop/every-address.ts'
import { withoutParameter, withQuery } from '../routing/drop-query.ts'

/**
 * 1 §2 Webshop redirects: the lists of the old shop lead to the programme. The query is passed on, except what the
 * programme would read as its own: a `type` of the shop is not a type of ours.
 */
export function fromWebshop(pathname: string, search: string): string | null {
  const list = oldListAt(pathname)
  if (!list) return null
  const language = new URLSearchParams(search).get('language')?.toLowerCase()
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  const to =
    list === 'eventlist'
      ? href('events', locale)
      : href('page', locale, { path: list === 'itemgroups' ? 'artikel' : 'abonnement' })
  const { query = [] } = routeRow('events')
  return ['language', ...query].reduce(withoutParameter, withQuery(to, search))
}
