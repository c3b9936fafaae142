import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../contract/errors.ts'
import { readErrorPages } from '../domains/settings/service.ts'
import type { ContextFactory } from '../platform/http/context-factory.ts'
import { ALWAYS } from '../platform/http/offline.ts'

/**
 * Admins write these files freely, so the policy forbids scripts and foreign files in them. Unlike the rest of the site, the site
 * itself may show them in a frame.
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

/** Serves the custom HTML of an error at `/html/{status}.html` (1 §8 Error page). */
export function addHtmlFiles(app: FastifyInstance, contextOf: ContextFactory): void {
  // Also while the site is offline, because that is when the page for 503 is shown.
  app.get('/html/:file', ALWAYS, async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
    const status = /^(\d{3})\.html$/.exec(request.params.file)?.[1]
    const page = status && (await readErrorPages(await contextOf(request, reply))).get(status)
    if (!page) throw new Failure('not_found')
    return sendFile(reply, page.code)
  })

  // Refuses other files, so that no screen answers in this folder.
  app.get('/html/*', { config: { refuses: true } }, () => {
    throw new Failure('not_found')
  })
}

function sendFile(reply: FastifyReply, code: string): FastifyReply {
  return reply.headers(HEADERS).type('text/html; charset=utf-8').send(code)
}
