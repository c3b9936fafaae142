import { argon2Sync, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

const PASSWORD = 'Pferd Batterie Klammer Ökologie'
const stored = await hashPassword(PASSWORD)

describe('a stored password', () => {
  it('is an Argon2id hash with its cost and salt, and not the password', () => {
    expect(stored).toMatch(/^argon2id\$19456\$2\$1\$[\w-]{22}\$[\w-]{43}$/)
    expect(stored).not.toContain('Pferd')
  })

  it('is another each time', async () => {
    expect(await hashPassword(PASSWORD)).not.toBe(stored)
  })
})

describe('a password', () => {
  it('is taken when it is the one', async () => {
    expect(await verifyPassword(PASSWORD, stored)).toBe(true)
  })

  it('is taken however the keyboard composes its letters', async () => {
    expect(await verifyPassword(PASSWORD.normalize('NFD'), stored)).toBe(true)
  })

  it.each([
    '',
    'x',
    PASSWORD.toLowerCase(),
    `${PASSWORD} `,
    ` ${PASSWORD}`,
    PASSWORD.slice(0, -1),
    `${PASSWORD}\0`,
    stored,
  ])('is refused when it is not: %j', async (wrong) => {
    expect(await verifyPassword(wrong, stored)).toBe(false)
  })

  it('counts to its last letter, however long', async () => {
    const long = 'a'.repeat(999)
    const hash = await hashPassword(`${long}b`)
    expect(await verifyPassword(`${long}b`, hash)).toBe(true)
    expect(await verifyPassword(`${long}c`, hash)).toBe(false)
  })

  it('stored at another cost is still good', async () => {
    const nonce = randomBytes(16)
    const cost = { memory: 1024, passes: 1, parallelism: 2 }
    const hash = argon2Sync('argon2id', { message: 'old but gold', nonce, tagLength: 32, ...cost })
    const old = `argon2id$1024$1$2$${nonce.toString('base64url')}$${hash.toString('base64url')}`
    expect(await verifyPassword('old but gold', old)).toBe(true)
    expect(await verifyPassword('old but cold', old)).toBe(false)
  })
})

describe('what is no hash of ours', () => {
  it.each([
    '',
    PASSWORD,
    '$2b$10$abcdefghijklmnopqrstuv',
    'argon2id$19456$2$1',
    'argon2id$19456$2$1$c2FsdHNhbHRzYWx0c2FsdA',
    'argon2id$19456$2$1$$aGFzaA',
    'argon2i$19456$2$1$c2FsdA$aGFzaA',
  ])('matches nothing: %j', async (other) => {
    expect(await verifyPassword(PASSWORD, other)).toBe(false)
    expect(await verifyPassword(other, other)).toBe(false)
  })

  it('such as one with a changed letter matches nothing', async () => {
    const parts = stored.split('$')
    for (const index of [1, 2, 4, 5]) {
      const changed = parts.map((part, n) => (n === index ? flipped(part) : part)).join('$')
      expect(await verifyPassword(PASSWORD, changed)).toBe(false)
    }
  })
})

/** Replaces the first digit or letter by another of the same kind. */
function flipped(part: string): string {
  const first = part.charAt(0)
  const other = /\d/.test(first) ? String((Number(first) % 9) + 1) : first === 'a' ? 'b' : 'a'
  return other + part.slice(1)
}
