import { cookieIn, hostName } from '../contract/cookies.ts'

const isSecure = () => location.protocol === 'https:'

/** What the browser said in this task: it asks another process each time, and a page that begins wants to know several. */
let said: string | null = null

export function readCookie(name: string): string | undefined {
  if (said === null) {
    said = document.cookie
    queueMicrotask(forget)
  }
  return cookieIn(said, name)
}

function forget(): void {
  said = null
}

/** Keeps a value for the whole site, or for all of a domain; no seconds at all delete it. */
export function writeCookie(name: string, value: string, seconds: number, domain = ''): void {
  const secure = isSecure() ? '; Secure' : ''
  const shared = domain && `; Domain=${domain}`
  forget()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}${shared}`
}

/** A cookie whose name is ours to choose, under either of its names. */
export function readOwnCookie(name: string): string | undefined {
  return readCookie(hostName(name)) ?? readCookie(name)
}

/** Under one name only: what stands under the other goes, so that the two never differ. */
export function writeOwnCookie(name: string, value: string, seconds: number): void {
  writeCookie(name, '', 0)
  writeCookie(isSecure() ? hostName(name) : name, value, seconds)
}
