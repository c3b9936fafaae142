import { randomUUID } from 'node:crypto'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { Failure } from '../../contract/errors.ts'
import type { Config } from '../config/config.ts'
import type { Logger } from '../log.ts'
import { addCompression } from './compression.ts'
import { answerFailure } from './failures.ts'
import { isDisguised, readableUrl } from './request-target.ts'
import { securityHeaders } from './security-headers.ts'
import { answerUnreadable } from './unreadable.ts'

const BODY_LIMIT = 1024 * 1024
const CONNECTION = {
  requestTimeout: 30_000,
  // A request without a body, as nearly all are, gets no stream to read one from: a tenth of what a stored page takes.
  optimizeEmptyRequests: true,
  // What Node refuses by itself has none of our headers; the first hook below refuses it instead.
  requireHostHeader: false,
}

export interface ServerOptions {
  config: Config
  log: Logger
  dev: boolean
}

/** Answers before anything else looks at a request, or says that it will not. */
export type EarlyResponder = (request: IncomingMessage, response: ServerResponse) => boolean

/** The bare HTTP server: limits, headers, request ids, one log line per answer, one shape for every failure. */
export async function createServer({ config, log, dev }: ServerOptions) {
  let earlyResponder: EarlyResponder = () => false
  const headers = securityHeaders({ tls: config.publicUrl?.startsWith('https:') ?? false, dev })
  const app = Fastify({
    serverFactory: (handler) =>
      http
        .createServer(CONNECTION, (request, response) => {
          if (lacksHost(request) || !earlyResponder(request, response)) handler(request, response)
        })
        // Nobody has to meet an expectation; Node would refuse it without our headers.
        .on('checkExpectation', handler),
    loggerInstance: log,
    // One line per answer, below, instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    // The proxy in front of us, and nobody before it: the last address it added counts, not the first a caller claims.
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
  // For setting them only: they are read in one way, by `cookies.ts`.
  await app.register(cookie, { hook: false })
  addCompression(app)
  acceptBodies(app)

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('X-Request-Id', request.id)
    // Only a proxy is asked for whole addresses, and we are none.
    const isWrong =
      lacksHost(request.raw) ||
      !request.url.startsWith('/') ||
      (!isScreen(request) && isDisguised(request.url))
    done(isWrong ? new Failure('invalid') : undefined)
  })
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
  // Every path has a route for reading: what else finds none is a file that is not there, or an undeclared method.
  app.setNotFoundHandler(({ method }, reply) => {
    if (method === 'GET' || method === 'HEAD') throw new Failure('not_found')
    reply.header('Allow', 'GET, HEAD')
    throw new Failure('method_not_allowed')
  })
  return {
    server: app,
    routes,
    headers,
    /** Puts somebody in front who knows some answers by heart. */
    setEarlyResponder: (responder: EarlyResponder) => {
      earlyResponder = responder
    },
  }
}

/** Since HTTP/1.1 every request names one; those that ask for health in HTTP/1.0 often do not. */
const lacksHost = ({ headers, httpVersion }: IncomingMessage) =>
  headers.host === undefined && httpVersion !== '1.0'

/** The one route for everything that is neither a call nor a file (`site/server/add-site.ts`). */
const isScreen = ({ routeOptions }: FastifyRequest) => routeOptions.url === '/*'

export interface DeclaredRoute {
  method: string
  url: string
}

/** Without what its parameters are held to: `:model(^(?:text|link)$)` is `:model`. */
function bare(url: string): string {
  const [before = '', ...held] = url.split('(^')
  return before + held.map((part) => part.slice(part.indexOf('$)') + 2)).join('')
}

/** Every way in, as it is registered; the tests hold this list against their table of who may use which. */
function listRoutes(app: FastifyInstance): DeclaredRoute[] {
  const routes: DeclaredRoute[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config && 'refuses' in config) return
    for (const name of [method].flat()) if (name !== 'HEAD') routes.push({ method: name, url: bare(url) })
  })
  return routes
}

/** JSON for calls, and the one encoding an HTML form has for the screens that work without scripting. */
function acceptBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const parseJson = app.getDefaultJsonParser('error', 'error')
  // Some callers name the type with every request, also with a DELETE that has no body.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, String(body), done),
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    async (_request: unknown, body: string) => new URLSearchParams(body),
  )
}

/** A 503 that is nobody's intention has said why by itself, see failures.ts. */
function levelOf(status: number): 'error' | 'info' | 'debug' {
  if (status >= 500 && status !== 503) return 'error'
  return status >= 400 ? 'info' : 'debug'
}
