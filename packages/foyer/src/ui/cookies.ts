import { cookieIn, hostName } from '../contract/cookies.ts'

const isSecure = () => location.protocol === 'https:'

/**
 * The cookies read in this task. Browsers ask another process for each read, and at the start of a page several values
 * are needed.
 */
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

/** Stores a value for the whole site, or for all hosts of a domain; zero seconds delete it. */
export function writeCookie(name: string, value: string, seconds: number, domain = ''): void {
  const secure = isSecure() ? '; Secure' : ''
  const shared = domain && `; Domain=${domain}`
  forget()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}${shared}`
}

/** Reads a cookie of ours, under its name with the prefix or without. */
export function readOwnCookie(name: string): string | undefined {
  return readCookie(hostName(name)) ?? readCookie(name)
}

/** Writes a cookie of ours under one name and deletes the other, so that the two never differ. */
export function writeOwnCookie(name: string, value: string, seconds: number): void {
  writeCookie(name, '', 0)
  writeCookie(isSecure() ? hostName(name) : name, value, seconds)
}
