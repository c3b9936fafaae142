import { randomUUID } from 'node:crypto'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { Failure } from '../../contract/errors.ts'
import type { Config } from '../config/config.ts'
import { A_DAY, type Edge } from '../edge/edge.ts'
import type { Logger } from '../log.ts'
import { addCompression } from './compression.ts'
import { answerFailure } from './failures.ts'
import { isDisguised, readableUrl } from './request-target.ts'
import { securityHeaders } from './security-headers.ts'
import { answerUnreadable } from './unreadable.ts'

const BODY_LIMIT = 1024 * 1024
const CONNECTION = {
  requestTimeout: 30_000,
  // Nearly all requests have no body. Without a stream for it, a stored page takes a tenth less time.
  optimizeEmptyRequests: true,
  // Node's own refusal would not have our headers, so the first hook below refuses instead.
  requireHostHeader: false,
}

export interface ServerOptions {
  config: Config
  log: Logger
  dev: boolean
  edge?: Edge | null
}

/** Answers a request before Fastify sees it, or returns false. */
export type EarlyResponder = (request: IncomingMessage, response: ServerResponse) => boolean

/** The bare HTTP server: limits, headers, request ids, one log line per answer, one shape for every failure. */
export async function createServer({ config, log, dev, edge }: ServerOptions) {
  let earlyResponder: EarlyResponder = () => false
  const tls = config.publicUrl?.startsWith('https:') ?? false
  const headers = { ...securityHeaders({ tls, dev }), ...edge?.keepNothing }
  const app = Fastify({
    serverFactory: (handler) =>
      http
        .createServer(CONNECTION, (request, response) => {
          if (lacksHost(request) || !earlyResponder(request, response)) handler(request, response)
        })
        // Node would refuse an `Expect` header without our headers, so it is ignored.
        .on('checkExpectation', handler),
    loggerInstance: log,
    // One log line per answer (below) instead of Fastify's two.
    logController: new LogController({ disableRequestLogging: true }),
    // Only the proxy in front of us is trusted: the last address it added counts, not the first one, which a caller can invent.
    trustProxy: config.trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    genReqId: () => randomUUID(),
    frameworkErrors: (error, request, reply) => answerFailure(error, request, reply),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, headers),
  }) as unknown as FastifyInstance

  const routes = listRoutes(app)
  // For setting cookies only; they are read by `cookies.ts` alone.
  await app.register(cookie, { hook: false })
  addCompression(app)
  acceptBodies(app)

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('X-Request-Id', request.id)
    // Only a proxy gets whole addresses as request targets, and this server is none.
    const isWrong =
      lacksHost(request.raw) ||
      !request.url.startsWith('/') ||
      (!isScreen(request) && isDisguised(request.url))
    done(isWrong ? new Failure('invalid') : undefined)
  })
  if (edge) {
    app.addHook('onSend', async (_request, reply) => {
      // Files under names that say their content: built ones, and pictures.
      if (String(reply.getHeader('Cache-Control')).includes('immutable')) reply.headers(edge.keep(A_DAY))
    })
  }
  app.addHook('onResponse', (request, reply, done) => {
    const { method, originalUrl, ip } = request
    const level = levelOf(reply.statusCode)
    const took = Math.round(reply.elapsedTime * 10) / 10
    request.log[level](
      { method, path: originalUrl.split('?', 1)[0], status: reply.statusCode, ms: took, ip },
      'answered',
    )
    done()
  })
  app.setErrorHandler(answerFailure)
  // Every path has a route for GET. So anything else is a file that does not exist, or an undeclared method.
  app.setNotFoundHandler(({ method }, reply) => {
    if (method === 'GET' || method === 'HEAD') throw new Failure('not_found')
    reply.header('Allow', 'GET, HEAD')
    throw new Failure('method_not_allowed')
  })
  return {
    server: app,
    routes,
    headers,
    /** Sets the function that answers from the stores before Fastify sees a request. */
    setEarlyResponder: (responder: EarlyResponder) => {
      earlyResponder = responder
    },
  }
}

/** HTTP/1.1 requires a Host header. Health checks in HTTP/1.0 often lack it. */
const lacksHost = ({ headers, httpVersion }: IncomingMessage) =>
  headers.host === undefined && httpVersion !== '1.0'

/** The one route for everything that is neither a call nor a file (`site/server/add-site.ts`). */
const isScreen = ({ routeOptions }: FastifyRequest) => routeOptions.url === '/*'

export interface DeclaredRoute {
  method: string
  url: string
}

/** The URL without the patterns of its parameters: `:model(^(?:text|link)$)` becomes `:model`. */
function bare(url: string): string {
  const [before = '', ...held] = url.split('(^')
  return before + held.map((part) => part.slice(part.indexOf('$)') + 2)).join('')
}

/** Lists all routes as they are registered. The tests compare the list with their table of access rights. */
function listRoutes(app: FastifyInstance): DeclaredRoute[] {
  const routes: DeclaredRoute[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config && 'refuses' in config) return
    for (const name of [method].flat()) if (name !== 'HEAD') routes.push({ method: name, url: bare(url) })
  })
  return routes
}

/** JSON for calls, and the encoding of HTML forms for the screens that work without scripts. */
function acceptBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const parseJson = app.getDefaultJsonParser('error', 'error')
  // Some callers send the type with every request, also with a DELETE that has no body.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, String(body), done),
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    async (_request: unknown, body: string) => new URLSearchParams(body),
  )
}

/** A 503 that is unexpected is logged in failures.ts. */
function levelOf(status: number): 'error' | 'info' | 'debug' {
  if (status >= 500 && status !== 503) return 'error'
  return status >= 400 ? 'info' : 'debug'
}
