import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What signs: a text that stays as it is, such as the token of a shop, or the secret of the installation, which rotates. Signing takes the
 * newest, checking takes all that are still valid.
 */
export type Secret = string | { readonly newest: string; readonly all: readonly string[] }

/** Signs a text that leaves the server and must come back unchanged. The text begins with its purpose: `csrf:…`. */
export function signatureOf(secret: Secret, text: string): string {
  const key = typeof secret === 'string' ? secret : secret.newest
  return createHmac('sha256', key).update(text).digest('base64url')
}

/** Every signature of a text that is valid, the newest first. */
export function signaturesOf(secret: Secret, text: string): string[] {
  const keys = typeof secret === 'string' ? [secret] : secret.all
  return keys.map((key) => signatureOf(key, text))
}

/** Whether a signature is ours. */
export function isSigned(secret: Secret, text: string, signature: string): boolean {
  return signaturesOf(secret, text).some((ours) => isSameText(signature, ours))
}

/**
 * Whether two texts are equal, in a time that does not depend on how much of them is. Compares bytes, because letters of several
 * bytes can make texts of the same length differ in bytes.
 */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
