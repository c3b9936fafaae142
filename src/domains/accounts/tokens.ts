import { createHash, randomBytes } from 'node:crypto'

/** 128 bits that nobody guesses. */
export function newToken(): string {
  return randomBytes(16).toString('base64url')
}

/** What is stored of a token: whoever reads the database cannot use it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
