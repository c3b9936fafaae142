const SITE = 'http://site.invalid'

/** A path on this site: `//host` and `/\\host` lead elsewhere (3-readings, Texts). */
export function isInternal(to: string): boolean {
  return /^\/(?![/\\])/.test(to)
}

/** An address on the web that a visitor may follow: what an editor typed may be anything. */
export function isWebAddress(to: string): boolean {
  return URL.canParse(to) && /^https?:$/.test(new URL(to).protocol)
}

/** A path on this site to go on to, or null: control characters and odd encodings lead elsewhere too. */
export function safeNext(next: string | null): string | null {
  if (!next || !isInternal(next) || !/^[\x21-\x7e]*$/.test(next)) return null
  if (/\\|%(2f|5c|7f|[01][0-9a-f])/i.test(next)) return null
  const { origin, pathname, search } = new URL(next, SITE)
  // Dot segments are gone by now, and what they leave behind may begin with two slashes: `/..//host`.
  return origin === SITE && !pathname.startsWith('//') ? pathname + search : null
}
