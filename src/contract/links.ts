const SITE = 'http://site.invalid'

/** A path on this site: `//host` and `/\\host` lead elsewhere (3-readings, Texts). */
export function isInternal(to: string): boolean {
  return /^\/(?![/\\])/.test(to)
}

/** Where a link that editors or other systems have written may lead: a path or a place on this page, the web, a mail, a call. */
export function isFollowable(to: string): boolean {
  return isInternal(to) || /^(https?:\/\/|mailto:|tel:|#)/i.test(to)
}

/** A path on this site to go on to, or null: control characters and odd encodings lead elsewhere too. */
export function safeNext(next: string | null): string | null {
  if (!next || !isInternal(next) || !/^[\x21-\x7e]*$/.test(next)) return null
  if (/\\|%(2f|5c|7f|[01][0-9a-f])/i.test(next)) return null
  const { origin, pathname, search } = new URL(next, SITE)
  // Dot segments are gone by now, and what they leave behind may begin with two slashes: `/..//host`.
  return origin === SITE && !pathname.startsWith('//') ? pathname + search : null
}

/** What an editor may link to: a path of this site, `#anchor`, or an address of a kind that runs nothing. */
export function isLink(to: string): boolean {
  if (/\s|\p{Cc}/u.test(to)) return false
  if (isInternal(to) || /^#[^#]+$/.test(to)) return true
  if (/^(mailto|tel):[^\s]+$/i.test(to)) return true
  return /^https?:\/\/[^/\\]/i.test(to) && URL.canParse(to) && new URL(to).username === ''
}
