import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Secret } from './signature.ts'

/**
 * Values that the server must be able to read but that a copy of their table must not give away, such as the key of an authenticator:
 * AES-256-GCM with a key that is derived from the secret of the installation. The stored text names the key, so that it can be opened
 * while the secret rotates: `sealed:<key>:<nonce, tag and text>`.
 */
const MARK = 'sealed'
const [NONCE, TAG] = [12, 16]

/** Encrypts a value for one place, such as `second_factor:17`: put into another row, it cannot be opened. */
export function seal(secret: Secret, place: string, value: string): string {
  const key = newestOf(secret)
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', keyOf(key), nonce).setAAD(Buffer.from(place))
  const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()])
  return `${MARK}:${nameOf(key)}:${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')}`
}

/** The value again. One that was stored before values were sealed is returned as it is. */
export function unseal(secret: Secret, place: string, stored: string): string {
  const [mark, name, packed = ''] = stored.split(':')
  if (mark !== MARK) return stored
  const key = (typeof secret === 'string' ? [secret] : secret.all).find((one) => nameOf(one) === name)
  if (!key)
    throw new Error(`The value in ${place} was encrypted with a secret that this installation does not have`)
  const bytes = Buffer.from(packed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(key), bytes.subarray(0, NONCE))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
}

/** Whether a stored value is encrypted with the newest secret. */
export function isSealedWithNewest(secret: Secret, stored: string): boolean {
  return stored.startsWith(`${MARK}:${nameOf(newestOf(secret))}:`)
}

const newestOf = (secret: Secret) => (typeof secret === 'string' ? secret : secret.newest)
const nameOf = (secret: string) => createHash('sha256').update(`name of ${secret}`).digest('hex').slice(0, 12)
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'values at rest', 32))
