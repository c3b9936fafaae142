import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's recommendation for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }

/** Stored for an account whose owner has not chosen a password yet: no password has this hash. */
export const NOT_CHOSEN = ''

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derived(password, salt)
  return `argon2id$${COST.memory}$${COST.passes}$${COST.parallelism}$${salt.toString('base64url')}$${hash.toString('base64url')}`
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [algorithm, memory, passes, parallelism, salt, hash] = stored.split('$')
  if (algorithm !== 'argon2id' || !salt || !hash) return false
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const candidate = await derived(password, Buffer.from(salt, 'base64url'), cost)
  return timingSafeEqual(candidate, Buffer.from(hash, 'base64url'))
}

function derived(password: string, nonce: Buffer, cost = COST): Promise<Buffer> {
  return derive('argon2id', { message: password.normalize('NFC'), nonce, tagLength: 32, ...cost })
}
