import { createHash, randomBytes } from 'node:crypto'

/** 128 bits, which cannot be guessed. */
export function newToken(): string {
  return randomBytes(16).toString('base64url')
}

/** The stored form of a token: with the database alone it cannot be used. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
