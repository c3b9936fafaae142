import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { cookieIn, SESSION_COOKIE } from '../../contract/cookies.ts'
import { isSigned, type Secret, signatureOf } from '../signature.ts'

type Asking = { headers: IncomingHttpHeaders }

/** 128 random bits, signed: an invented token is recognised without asking the database. */
export function newSessionToken(secret: Secret): string {
  const nonce = randomBytes(16).toString('base64url')
  return `${nonce}.${signatureOf(secret, textOf(nonce))}`
}

/** The session token of a request; undefined where it has none, or one that this installation did not issue. */
export function sessionToken({ headers: { cookie } }: Asking, secret: Secret): string | undefined {
  // Most requests end here: they have no such cookie.
  if (!cookie?.includes(SESSION_COOKIE)) return undefined
  const token = cookieIn(cookie, SESSION_COOKIE)
  return token !== undefined && isIssued(secret, token) ? token : undefined
}

/**
 * Whether a request may belong to a session: then it is never answered from the store without a check of the session. All others
 * are visitors' requests (3-readings, Decided after it was used, attacked and read, Unknown sessions). All code that must know
 * asks this function, so that the header is read in one way only.
 */
export function mayHaveSession(request: Asking, secret: Secret): boolean {
  return sessionToken(request, secret) !== undefined
}

function isIssued(secret: Secret, token: string): boolean {
  const parts = /^([\w-]{22})\.([\w-]{43})$/.exec(token)
  return parts?.[1] !== undefined && parts[2] !== undefined && isSigned(secret, textOf(parts[1]), parts[2])
}

const textOf = (nonce: string) => `session:${nonce}`
