/** Characters a path may hold as they are; `encodeURIComponent` is stricter than it need be. */
const PLAIN = /%(3A|40|24|26|2B|2C|3B|3D)/g

/**
 * What one decoding must not bring to light: a slash of either kind, a control character, another escape, or a step (`.`, `..`).
 * Whoever reads the path next would take it for a different one: `/webshop/event%2F1` becomes `/webshop/event/1`.
 */
const HIDDEN = /[/\\\p{Cc}]|%[\da-f]{2}|^\.{1,2}$/iu

/**
 * The one spelling of a path, by which everything decides where it leads: without doubled slashes or a backslash, with no more
 * escapes than it needs, a slash at its end where it had one. It always begins with exactly one slash, so that it never names
 * another host. Null where no spelling is right, because two readers could take it for two paths.
 */
export function normalPath(pathname: string): string | null {
  const segments = pathname.split(/[/\\]+/).filter(Boolean)
  const spelled: string[] = []
  for (const segment of segments) {
    const text = decode(segment)
    if (text === null || HIDDEN.test(text)) return null
    spelled.push(encodeURIComponent(text).replace(PLAIN, decodeURIComponent))
  }
  const end = spelled.length > 0 && /[/\\]$/.test(pathname) ? '/' : ''
  return `/${spelled.join('/')}${end}`
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
