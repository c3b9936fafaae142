import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { cookieIn, SESSION_COOKIE } from '../../contract/cookies.ts'
import { isSameText, signatureOf } from '../signature.ts'

type Asking = { headers: IncomingHttpHeaders }

/** 128 bits that nobody guesses, signed: a made-up token is known as such without asking the database. */
export function newSessionToken(secret: string): string {
  const nonce = randomBytes(16).toString('base64url')
  return `${nonce}.${sign(secret, nonce)}`
}

/** The session token of a request; undefined where it has none, or one that this installation did not issue. */
export function sessionToken({ headers: { cookie } }: Asking, secret: string): string | undefined {
  // Nearly every request is settled here: it has no cookies, or none of that name.
  if (!cookie?.includes(SESSION_COOKIE)) return undefined
  const token = cookieIn(cookie, SESSION_COOKIE)
  return token !== undefined && isIssued(secret, token) ? token : undefined
}

/**
 * Whether a request may belong to a session: then it is never answered from the store without a look at the session. All others are
 * visitors' requests (3-readings, Decided after it was used, attacked and read, Unknown sessions). Every place that has to know asks
 * here, so that none reads the header in a way of its own.
 */
export function mayHaveSession(request: Asking, secret: string): boolean {
  return sessionToken(request, secret) !== undefined
}

function isIssued(secret: string, token: string): boolean {
  const parts = /^([\w-]{22})\.([\w-]{43})$/.exec(token)
  return parts?.[1] !== undefined && parts[2] !== undefined && isSameText(parts[2], sign(secret, parts[1]))
}

function sign(secret: string, nonce: string): string {
  return signatureOf(secret, `session:${nonce}`)
}
