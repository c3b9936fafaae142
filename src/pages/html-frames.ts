import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ContextFactory } from '../platform/http/context-factory.ts'
import { findHtmlBlock } from './html-blocks.ts'

/**
 * An exception to the policy of the site, with its reason: what admins write may hold styles and scripts (3-readings,
 * Texts). Here they run, but in a document without an origin, which reaches nothing of ours and asks nothing of others.
 */
const HEADERS = {
  'Content-Security-Policy': [
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
    "default-src 'none'",
    "script-src 'unsafe-inline'",
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Robots-Tag': 'none',
  'Cache-Control': 'no-cache',
}

/** Links lead the whole window on, and the frame says how tall its content is: nobody outside can look. */
const BEFORE = '<!DOCTYPE html><meta charset="utf-8"><base target="_top"><style>body{margin:0}</style>'
const AFTER =
  '<script>new ResizeObserver(()=>parent.postMessage({frameHeight:document.body.scrollHeight},"*")).observe(document.body)</script>'

/** The HTML blocks of the site as documents for the frames of `CustomHtml`. */
export function addHtmlFrames(app: FastifyInstance, contextOf: ContextFactory): void {
  app.get('/html-frames/:slug', async (request: FastifyRequest<{ Params: { slug: string } }>, reply) => {
    const { code } = await findHtmlBlock(await contextOf(request, reply), request.params.slug)
    return reply.headers(HEADERS).type('text/html; charset=utf-8').send(`${BEFORE}${code}${AFTER}`)
  })
}
