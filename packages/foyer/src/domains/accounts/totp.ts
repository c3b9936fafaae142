import { createHmac, randomBytes } from 'node:crypto'

const STEP_SECONDS = 30
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 bits, as RFC 4226 recommends, in base32, which authenticators accept. */
export function newSecret(): string {
  return [...randomBytes(32)].map((byte) => ALPHABET[byte % 32]).join('')
}

export function stepAt(at: Date): number {
  return Math.floor(at.getTime() / 1000 / STEP_SECONDS)
}

/** RFC 6238 with the values that all authenticators use: SHA-1, six digits, 30 seconds. */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/**
 * The time step of a code: the current one, or a neighbour, for clocks that differ and users who type slowly. Null for
 * a code that was used, or that is older than one that was used, so that a code seen by others cannot be used again.
 */
export function stepOfCode(secret: string, code: string, at: Date, lastStep: number): number | null {
  const now = stepAt(at)
  const fitting = [now, now - 1, now + 1].find((step) => step > lastStep && codeOf(secret, step) === code)
  return fitting ?? null
}

/** The address of the key for authenticators, for a link or a QR code. */
export function keyAddress(secret: string, account: string, issuer: string): string {
  const label = encodeURIComponent(`${issuer}:${account}`)
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer })}`
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
}
