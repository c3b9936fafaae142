import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs a text that leaves the server and must come back unchanged. The text begins with its purpose: `csrf:…`. */
export function signatureOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}

/**
 * Whether two texts are equal, in a time that does not depend on how much of them is. Compares bytes, because letters of several
 * bytes can make texts of the same length differ in bytes.
 */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
