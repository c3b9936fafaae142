const SITE = 'http://site.invalid'

/**
 * Whether a link is a path on this site (3-readings, Texts), parsed as a browser does: `//host`, `/\host`, `/<tab>/host` and
 * paths that dot segments turn into such a form (`/..//host`) lead elsewhere.
 */
export function isInternal(to: string): boolean {
  return /^\/[\t\n\r]*(?:[^/\\\t\n\r]|$)/.test(to) && !new URL(to, SITE).pathname.startsWith('//')
}

/**
 * Whether a link is safe to follow, wherever it comes from: a path, an anchor, or an address with a scheme that cannot run
 * scripts. Other links are shown as text.
 */
export function isSafeLink(to: string): boolean {
  if (!to) return false
  // Browsers remove tabs and line breaks from an address before they read its scheme.
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(to.replace(/[\p{Cc}\s]/gu, ''))?.[1]?.toLowerCase()
  return scheme === undefined || SAFE_SCHEMES.includes(scheme)
}

const SAFE_SCHEMES = ['http', 'https', 'mailto', 'tel', 'sms', 'webcal']

/**
 * A path on this site for the next screen, or null. Control characters and unusual encodings are refused, because they may lead
 * elsewhere.
 */
export function safeNext(next: string | null): string | null {
  if (!next || !isInternal(next) || !/^[\x21-\x7e]*$/.test(next)) return null
  if (/\\|%(2f|5c|7f|[01][0-9a-f])/i.test(next)) return null
  const { origin, pathname, search } = new URL(next, SITE)
  // Dot segments are resolved by now, and the rest may begin with two slashes: `/..//host`.
  return origin === SITE && !pathname.startsWith('//') ? pathname + search : null
}
