/** Paths of calls and files; no screen has such an address. */
export const CALLS_AND_FILES =
  /^\/((de|en)\/)?(api|pageeditor-api|assets|media|html|livez|readyz|metrics|openapi\.json)([/?.]|$)/
/** Feeds and calendars, which have addresses among the screens. */
const FEEDS = /^[^?]*\.(xml|ics)(\?|$)/

/** Whether a person reads the answer. Otherwise it is JSON or a file. */
export function isForPeople(url: string): boolean {
  return !CALLS_AND_FILES.test(url) && !FEEDS.test(url)
}
