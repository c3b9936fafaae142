/** A path on this site to go on to, or null: `//`, `/\`, control characters and odd encodings lead elsewhere. */
export function safeNext(next: string | null): string | null {
  if (!next || !/^\/(?![/\\])[\x21-\x7e]*$/.test(next) || /\\|%(2f|5c|0[0-9a-f])/i.test(next)) return null
  const resolved = new URL(next, 'http://site.invalid')
  return resolved.origin === 'http://site.invalid' ? resolved.pathname + resolved.search : null
}
