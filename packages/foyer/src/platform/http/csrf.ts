import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { CSRF_COOKIE, SESSION_COOKIE } from '../../contract/cookies.ts'
import { Failure } from '../../contract/errors.ts'
import { isSameText, isSigned, type Secret, signatureOf } from '../signature.ts'
import type { Cookies } from './cookies.ts'

/** The cookie's token is signed together with the session it was given to, so it is not valid in another one. */
export function issueCsrfToken(secret: Secret, sessionToken: string | undefined): string {
  const nonce = randomBytes(16).toString('base64url')
  return `${nonce}.${signatureOf(secret, textOf(nonce, sessionToken))}`
}

function isValidToken(secret: Secret, sessionToken: string | undefined, token: string): boolean {
  const [nonce = '', signed = ''] = token.split('.')
  return isSigned(secret, textOf(nonce, sessionToken), signed)
}

/** Gives the caller a token for writes, unless they have a valid one. */
export function ensureCsrfCookie(cookies: Cookies, secret: Secret): void {
  const session = cookies.get(SESSION_COOKIE)
  const held = cookies.get(CSRF_COOKIE)
  if (held && isValidToken(secret, session, held)) return
  cookies.set(CSRF_COOKIE, issueCsrfToken(secret, session), { httpOnly: false })
}

/** Refuses a write from a foreign page: the header must repeat the cookie, and a foreign page can read neither. */
export function requireCsrf(cookies: Cookies, headers: IncomingHttpHeaders, secret: Secret): void {
  const header = headers['x-csrftoken']
  const cookie = cookies.get(CSRF_COOKIE)
  const good =
    typeof header === 'string' &&
    cookie !== undefined &&
    isSameText(header, cookie) &&
    isValidToken(secret, cookies.get(SESSION_COOKIE), cookie)
  if (!good) throw new Failure('csrf_failed')
}

/**
 * Browsers say where a write comes from. A write from another origin is refused. A client that does not say it is no browser, so
 * no page can misuse its cookies.
 */
export function requireSameOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') throw new Failure('csrf_failed')
  const { origin } = headers
  if (origin === undefined) return
  const expected = publicUrl ? [publicUrl] : [`http://${headers.host}`, `https://${headers.host}`]
  if (!expected.includes(origin)) throw new Failure('csrf_failed')
}

const textOf = (nonce: string, sessionToken: string | undefined) =>
  `csrf:${nonce}:${sessionToken ?? 'visitor'}`
