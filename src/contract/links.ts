const SITE = 'http://site.invalid'

/**
 * A path on this site (3-readings, Texts), judged as a browser reads it: `//host`, `/\host`, `/<tab>/host` and what dot
 * segments turn into such a thing (`/..//host`) lead elsewhere.
 */
export function isInternal(to: string): boolean {
  return /^\/[\t\n\r]*(?:[^/\\\t\n\r]|$)/.test(to) && !new URL(to, SITE).pathname.startsWith('//')
}

/**
 * Whether a link may be followed at all, wherever it comes from: a path, an anchor, or an address of a kind that shows
 * something and runs nothing. What is not safe is shown as text.
 */
export function isSafeLink(to: string): boolean {
  if (!to) return false
  // Browsers drop tabs and line breaks from an address before they read its scheme.
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(to.replace(/[\p{Cc}\s]/gu, ''))?.[1]?.toLowerCase()
  return scheme === undefined || SAFE_SCHEMES.includes(scheme)
}

const SAFE_SCHEMES = ['http', 'https', 'mailto', 'tel', 'sms', 'webcal']

/** A path on this site to go on to, or null: control characters and odd encodings lead elsewhere too. */
export function safeNext(next: string | null): string | null {
  if (!next || !isInternal(next) || !/^[\x21-\x7e]*$/.test(next)) return null
  if (/\\|%(2f|5c|7f|[01][0-9a-f])/i.test(next)) return null
  const { origin, pathname, search } = new URL(next, SITE)
  // Dot segments are gone by now, and what they leave behind may begin with two slashes: `/..//host`.
  return origin === SITE && !pathname.startsWith('//') ? pathname + search : null
}
