import { localeOfPath } from '../../contract/locale.ts'
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

/** What whoever reads an address drops (tabs, line breaks), takes for a slash, or stumbles over. */
const MISREAD = /[\p{Cc}\\]/u

/**
 * Whether everybody on its way reads a path alike, however often it is taken apart and put together. `/%09/a:b` is a path
 * only until somebody decodes it: then it is the host `a` with a port that is no number.
 */
function isReadable(pathname: string): boolean {
  try {
    return !MISREAD.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

/**
 * What to answer a request with. Nothing has an address that cannot be read, so a person who asks for one is shown the
 * page that says so, under its own address. Calls and files refuse in their own words.
 */
export function readableUrl(url: string): string {
  // A slash that leans the other way is set right by a redirect.
  const pathname = url.split('?', 1)[0]?.replaceAll('\\', '/') ?? ''
  if (!url.startsWith('/') || CALLS_AND_FILES.test(url) || isReadable(pathname)) return url
  return href('notFound', localeOfPath(pathname))
}
