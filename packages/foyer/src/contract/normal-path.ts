/** Characters that are allowed unescaped in a path, but which `encodeURIComponent` escapes. */
const PLAIN = /%(3A|40|24|26|2B|2C|3B|3D)/g

/**
 * What decoding must not produce: a slash of either kind, a control character, another escape, or a dot segment. Code that reads
 * the decoded path would take it for a different one: `/webshop/event%2F1` becomes `/webshop/event/1`.
 */
const HIDDEN = /[/\\\p{Cc}]|%[\da-f]{2}|^\.{1,2}$/iu

/**
 * The normal spelling of a path, by which all code decides where it leads: without doubled slashes and backslashes, with as few
 * escapes as possible, and with a slash at the end if it had one. It begins with exactly one slash, so that it never names
 * another host. Null where no spelling is safe, because two readers could take it for different paths.
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
