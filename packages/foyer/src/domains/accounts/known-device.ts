import { randomBytes } from 'node:crypto'
import { hostName } from '../../contract/cookies.ts'
import type { Context } from '../../platform/context.ts'
import { isSigned, signatureOf } from '../../platform/signature.ts'

const COOKIE = 'known-device'
/** The limit for accounts in one browser. */
const MOST_ACCOUNTS = 5
const HALF_A_YEAR = 180 * 24 * 3600

type Asking = Pick<Context, 'cookies' | 'config' | 'secret'>

/**
 * The id of this browser if a login to this account has succeeded in it before, otherwise null. For such browsers wrong
 * passwords from elsewhere are not counted, so others cannot lock the owner out. The server stores nothing: a cookie
 * contains a random id, and a signature of it for each account.
 */
export function knownDevice({ cookies, config, secret }: Asking, email: string): string | null {
  const { device, signatures } = read(cookies.get(nameOf(config)))
  const text = `device:${device}:${email}`
  return signatures.some((signature) => isSigned(secret, text, signature)) ? device : null
}

/** Sets the cookie by which the next login recognises this browser. */
export function rememberDevice({ cookies, config, secret }: Asking, email: string): void {
  const name = nameOf(config)
  const held = read(cookies.get(name))
  const device = held.device || randomBytes(16).toString('hex')
  const own = signatureOf(secret, `device:${device}:${email}`)
  const others = held.signatures.filter((signature) => signature !== own)
  const value = [device, own, ...others].slice(0, MOST_ACCOUNTS + 1).join('.')
  cookies.set(name, value, { httpOnly: true, maxAgeSeconds: HALF_A_YEAR })
}

function read(cookie = ''): { device: string; signatures: string[] } {
  const [device = '', ...signatures] = cookie.split('.')
  if (!/^[\da-f]{32}$/.test(device)) return { device: '', signatures: [] }
  return { device, signatures: signatures.slice(0, MOST_ACCOUNTS).filter((one) => /^[\w-]{43}$/.test(one)) }
}

const nameOf = ({ publicUrl }: Asking['config']) =>
  publicUrl?.startsWith('https:') ? hostName(COOKIE) : COOKIE
