import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '../../contract/locale.ts'
import { recordReads } from '../cache/reads.ts'
import type { Context, Platform } from '../context.ts'
import { VISITOR, type Viewer } from '../viewer.ts'
import { requestCookies, SESSION_COOKIE } from './cookies.ts'
import { localeOfRequest } from './failures.ts'

export type ContextFactory = (
  request: FastifyRequest,
  reply: FastifyReply,
  locale?: Locale,
) => Promise<Context>

/** Finds out who holds a session; given by the accounts area, so that the platform knows no users. */
export type FindViewer = (platform: Platform, sessionToken: string) => Promise<Viewer>

export function contextFactory(platform: Platform, findViewer: FindViewer): ContextFactory {
  const secure = platform.config.publicUrl?.startsWith('https:') ?? false
  return async (request, reply, locale = localeOfRequest(request)) => {
    const cookies = requestCookies(request, reply, secure)
    const token = cookies.get(SESSION_COOKIE)
    return {
      ...platform,
      log: request.log as Platform['log'],
      viewer: token ? await findViewer(platform, token) : VISITOR,
      locale,
      reads: recordReads(),
      cookies,
      address: request.ip,
    }
  }
}
