import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs a text that leaves the server and must come back unchanged. The text begins with what it is signed for: `csrf:…`. */
export function signatureOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}

/**
 * Whether two texts are the same, in a time that does not tell how much of them is. Compares bytes: a stranger may send letters that
 * take several, and texts of one length in letters may then differ in bytes.
 */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
