import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../contract/errors.ts'
import { readErrorPages } from '../domains/settings/service.ts'
import type { ContextFactory } from '../platform/http/context-factory.ts'
import { ALWAYS } from '../platform/http/offline.ts'

/**
 * Admins write these as they like, so a browser is told to run nothing in them and to load nothing from elsewhere. Unlike
 * the rest of the site they may be framed by it.
 */
const HEADERS = {
  'Content-Security-Policy': [
    'sandbox',
    "default-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Robots-Tag': 'none',
  'Cache-Control': 'no-cache',
}

/** The custom HTML of an error under `/html/{status}.html` (1 §8 Error page). */
export function addHtmlFiles(app: FastifyInstance, contextOf: ContextFactory): void {
  // An offline site shows the one for 503.
  app.get('/html/:file', ALWAYS, async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
    const status = /^(\d{3})\.html$/.exec(request.params.file)?.[1]
    const page = status && (await readErrorPages(await contextOf(request, reply))).get(status)
    if (!page) throw new Failure('not_found')
    return sendFile(reply, page.code)
  })

  // Nothing else is kept here: no screen answers in the place of a file.
  app.get('/html/*', { config: { refuses: true } }, () => {
    throw new Failure('not_found')
  })
}

function sendFile(reply: FastifyReply, code: string): FastifyReply {
  return reply.headers(HEADERS).type('text/html; charset=utf-8').send(code)
}
