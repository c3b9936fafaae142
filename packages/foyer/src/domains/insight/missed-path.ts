const SITE = 'http://site.invalid'
const MAX_PATH = 500

/** The path of an address, encoded and limited in length; null if there is none. */
export function missedPath(url: string): string | null {
  if (!/^(\/|https?:\/\/)/i.test(url) || !URL.canParse(url, SITE)) return null
  return new URL(url, SITE).pathname.slice(0, MAX_PATH)
}
