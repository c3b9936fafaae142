import { localeOfPath } from '../../contract/locale.ts'
import { normalPath } from '../../contract/normal-path.ts'
import { href } from '../../contract/routes.ts'

/** The places of calls and files: no screen answers there. */
const CALLS_AND_FILES =
  /^\/((de|en)\/)?(api|pageeditor-api|assets|media|html|livez|readyz|metrics|openapi\.json)([/?.]|$)/
/** Files that stand among the screens, for readers of feeds and for calendars. */
const FEEDS = /^[^?]*\.(xml|ics)(\?|$)/

/** Whether a person reads what is answered there; the others want JSON, or a file. */
export function isForPeople(url: string): boolean {
  return !CALLS_AND_FILES.test(url) && !FEEDS.test(url)
}

/** Letters, digits and the marks that no address has to escape. */
const NEEDLESS = /^[^?]*%(?:2[DE]|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/i

/**
 * Whether an address is escaped where nobody has a reason to: `/%61pi/events` for `/api/events`. The router would decode it and
 * find a call, where all that looks at the address itself sees none. Pages are sent to their one spelling instead
 * (`site/routing/canonical-redirect.ts`).
 */
export function isDisguised(url: string): boolean {
  return NEEDLESS.test(url)
}

/**
 * What to answer a request with. A path without a right spelling names nothing: `/%09/a:b` is one only until somebody decodes it,
 * then it is the host `a` with a port that is no number. So a person who asks for it is shown the page that says so, under that
 * page's own address. Calls and files refuse in their own words.
 */
export function readableUrl(url: string): string {
  const [pathname = ''] = url.split('?', 1)
  if (!url.startsWith('/') || CALLS_AND_FILES.test(url) || normalPath(pathname) !== null) return url
  return href('notFound', localeOfPath(pathname.replaceAll('\\', '/')))
}
