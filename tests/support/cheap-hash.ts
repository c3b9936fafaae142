import { argon2Sync, randomBytes } from 'node:crypto'

/**
 * A stored password that is quick to check: a hash says itself what it cost, and tests log in far more often than anybody
 * guesses at them. What the product makes of a password is held by `src/domains/accounts/password.test.ts`.
 */
export function cheapHash(password: string): string {
  const nonce = randomBytes(16)
  const cost = { memory: 8, passes: 1, parallelism: 1 }
  const hash = argon2Sync('argon2id', { message: password, nonce, tagLength: 32, ...cost })
  return `argon2id$${Object.values(cost).join('$')}$${nonce.toString('base64url')}$${hash.toString('base64url')}`
}
