import type { FastifyReply, FastifyRequest } from 'fastify'

export const SESSION_COOKIE = 'sessionid'
export const CSRF_COOKIE = 'csrftoken'

/** The cookies of one request, and those its answer sets. */
export interface Cookies {
  get(name: string): string | undefined
  set(name: string, value: string, options: { httpOnly: boolean; maxAgeSeconds?: number }): void
  clear(name: string): void
}

/** Host-only, SameSite=Lax, and Secure where the site is served over TLS (3-readings, Calls). */
export function requestCookies(request: FastifyRequest, reply: FastifyReply, secure: boolean): Cookies {
  const attributes = { path: '/', sameSite: 'lax', secure } as const
  return {
    get: (name) => request.cookies[name],
    set: (name, value, { httpOnly, maxAgeSeconds }) => {
      reply.setCookie(name, value, { ...attributes, httpOnly, maxAge: maxAgeSeconds })
    },
    clear: (name) => {
      reply.clearCookie(name, attributes)
    },
  }
}
