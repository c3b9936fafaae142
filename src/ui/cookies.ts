/** One cookie out of what `document.cookie` holds; undefined where it is absent or not ours to read. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  try {
    return entry && decodeURIComponent(entry.slice(name.length + 1))
  } catch {
    return undefined
  }
}

export function readCookie(name: string): string | undefined {
  return cookieIn(document.cookie, name)
}

/** Keeps a value for the whole site; no seconds at all delete it. */
export function writeCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}
