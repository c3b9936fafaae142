import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieIn, SESSION_COOKIE } from '../../contract/cookies.ts'

/** The cookies of one request, and those its answer sets. */
export interface Cookies {
  get(name: string): string | undefined
  set(name: string, value: string, options: { httpOnly: boolean; maxAgeSeconds?: number }): void
  clear(name: string): void
}

type Asking = { headers: IncomingHttpHeaders }

/** The token of the session a request says it belongs to; the viewer is found by it. */
export function sessionToken({ headers: { cookie } }: Asking): string | undefined {
  // Nearly every request is settled by the first half: it has no cookies, or none of that name.
  return cookie?.includes(SESSION_COOKIE) ? cookieIn(cookie, SESSION_COOKIE) : undefined
}

/**
 * Whether a request belongs to a session, be it a good one or not: then its answer is never kept, and never one that was.
 * Everybody who has to know asks here, so that nobody reads the header in a way of their own.
 */
export function hasSession(request: Asking): boolean {
  return sessionToken(request) !== undefined
}

/** Host-only, SameSite=Lax, and Secure where the site is served over TLS (3-readings, Calls). */
export function requestCookies(request: FastifyRequest, reply: FastifyReply, secure: boolean): Cookies {
  const attributes = { path: '/', sameSite: 'lax', secure } as const
  return {
    get: (name) => cookieIn(request.headers.cookie ?? '', name),
    set: (name, value, { httpOnly, maxAgeSeconds }) => {
      reply.setCookie(name, value, { ...attributes, httpOnly, maxAge: maxAgeSeconds })
    },
    clear: (name) => {
      reply.clearCookie(name, attributes)
    },
  }
}
