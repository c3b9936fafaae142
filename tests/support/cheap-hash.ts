import { argon2Sync, randomBytes } from 'node:crypto'

/**
 * A password hash that is fast to check: a hash contains its own cost, and tests log in very often.
 * `src/domains/accounts/password.test.ts` tests the product's own hashes.
 */
export function cheapHash(password: string): string {
  const nonce = randomBytes(16)
  const cost = { memory: 8, passes: 1, parallelism: 1 }
  const hash = argon2Sync('argon2id', { message: password, nonce, tagLength: 32, ...cost })
  return `argon2id$${Object.values(cost).join('$')}$${nonce.toString('base64url')}$${hash.toString('base64url')}`
}
