import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../contract/errors.ts'
import type { Locale } from '../../contract/locale.ts'
import { recordReads } from '../cache/reads.ts'
import type { Context, Platform } from '../context.ts'
import { networkOf } from '../throttle/network.ts'
import { VISITOR, type Viewer } from '../viewer.ts'
import { requestCookies } from './cookies.ts'
import { localeOfRequest } from './failures.ts'
import { originOf } from './origin.ts'
import { sessionToken } from './session-token.ts'

export type ContextFactory = (
  request: FastifyRequest,
  reply: FastifyReply,
  locale?: Locale,
  /** False for a request that a window makes by itself, without an action of the user. */
  isActivity?: boolean,
) => Promise<Context>

/**
 * Finds the viewer of a session and notes that they were active. Given by the accounts area, so that the platform knows no users.
 */
export type FindViewer = (platform: Platform, sessionToken: string, isActivity: boolean) => Promise<Viewer>

export function contextFactory(platform: Platform, findViewer: FindViewer): ContextFactory {
  const secure = platform.config.publicUrl?.startsWith('https:') ?? false
  return async (request, reply, locale = localeOfRequest(request), isActivity = true) => {
    const token = sessionToken(request, platform.secret)
    const viewer = token ? await findViewer(platform, token, isActivity) : VISITOR
    const reads = recordReads()
    // Before anything is read: what is made for a session must not be stored for others. A session that has ended counts as none.
    if (viewer.role !== 'visitor') reads.forbidStoring()
    return {
      ...platform,
      log: request.log as Platform['log'],
      viewer,
      locale,
      reads,
      cookies: requestCookies(request, reply, { secure, secret: platform.secret }),
      origin: () => originOf(request, platform.config),
      address: networkOf(request.ip),
      agent: request.headers['user-agent'] ?? '',
      signal: signalOf(reply),
    }
  }
}

/** Aborted when the connection ends before the answer is sent. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new Failure('cancelled'))
  })
  return controller.signal
}
