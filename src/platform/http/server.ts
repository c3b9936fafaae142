import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Logger } from '../log.ts'
import { addCompression } from './compression.ts'
import { answerFailure } from './failures.ts'
import { addSecurityHeaders } from './security-headers.ts'

const BODY_LIMIT = 1024 * 1024
const REQUEST_TIMEOUT = 30_000

export interface ServerOptions {
  config: Config
  log: Logger
  dev: boolean
}

/** The bare HTTP server: limits, headers, request ids, one log line per answer, one shape for every failure. */
export async function createServer({ config, log, dev }: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    // One line per answer, below, instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    genReqId: () => randomUUID(),
    frameworkErrors: (error, request, reply) => answerFailure(error, request, reply),
  }) as unknown as FastifyInstance

  await app.register(cookie)
  addSecurityHeaders(app, { tls: config.publicUrl?.startsWith('https:') ?? false, dev })
  addCompression(app)
  acceptBodies(app)

  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, ip } = request
    const level = reply.statusCode >= 500 ? 'error' : reply.statusCode >= 400 ? 'info' : 'debug'
    const took = Math.round(reply.elapsedTime * 10) / 10
    request.log[level](
      { method, path: url.split('?', 1)[0], status: reply.statusCode, ms: took, ip },
      'answered',
    )
  })
  app.setErrorHandler(answerFailure)
  return app
}

/** JSON for calls, and the one encoding an HTML form has for the screens that work without scripting. */
function acceptBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    async (_request: unknown, body: string) => new URLSearchParams(body),
  )
}
