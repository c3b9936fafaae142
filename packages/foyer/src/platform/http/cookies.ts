import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieIn, SESSION_COOKIE } from '../../contract/cookies.ts'
import type { Secret } from '../signature.ts'
import { sessionToken } from './session-token.ts'

/** The cookies of one request, and those that its answer sets. */
export interface Cookies {
  get(name: string): string | undefined
  set(name: string, value: string, options: { httpOnly: boolean; maxAgeSeconds?: number }): void
  clear(name: string): void
}

interface Installation {
  /** Whether the site is served over TLS. */
  secure: boolean
  secret: Secret
}

/** Host-only, SameSite=Lax, and Secure where the site is served over TLS (3-readings, Calls). */
export function requestCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  { secure, secret }: Installation,
): Cookies {
  const attributes = { path: '/', sameSite: 'lax', secure } as const
  return {
    // A session token with a wrong signature counts as none, also for texts that are signed together with the session.
    get: (name) =>
      name === SESSION_COOKIE ? sessionToken(request, secret) : cookieIn(request.headers.cookie ?? '', name),
    set: (name, value, { httpOnly, maxAgeSeconds }) => {
      reply.setCookie(name, value, { ...attributes, httpOnly, maxAge: maxAgeSeconds })
    },
    clear: (name) => {
      reply.clearCookie(name, attributes)
    },
  }
}
