import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../contract/errors.ts'
import { id } from '../contract/params.ts'
import type { ContextFactory } from '../platform/http/context-factory.ts'
import { ALWAYS } from '../platform/http/offline.ts'
import { findHtmlBlock } from './html-blocks.ts'
import { findModuleHtml } from './module-html.ts'

/**
 * An exception to the policy of the site: the HTML of admins may contain styles and scripts (3-readings, Texts). They run here,
 * in a document without an origin, which reaches nothing of ours and sends nothing to other servers.
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

/**
 * Reports the height of the content, which a page outside cannot read: when it changes, and when the page sends its text colour.
 */
const HEIGHT =
  'const say=()=>parent.postMessage({frameHeight:document.body.scrollHeight},"*");' +
  'addEventListener("message",({data})=>{document.documentElement.style.color=data?.figure??"";say()});' +
  'addEventListener("DOMContentLoaded",()=>new ResizeObserver(say).observe(document.body))'

/** The default styles of the code. */
const LOOK =
  'html{font:1.0625rem/1.5 system-ui,sans-serif;overflow-wrap:break-word}body{display:flow-root;margin:0}a{color:inherit}'

/** Comes before the code, which may leave a tag or a comment open. Links open in the whole window. */
const BEFORE = `<!DOCTYPE html><meta charset="utf-8"><base target="_top"><style>${LOOK}</style><script>${HEIGHT}</script>`

/** Serves raw HTML as documents for `ui/html-frame.tsx`: the blocks of the site by their names, and the HTML of modules. */
export function addHtmlFrames(app: FastifyInstance, contextOf: ContextFactory): void {
  // Without a check of rights: they are shown on every page, also on the login, and the settings contain them anyway.
  app.get(
    '/html-frames/:slug',
    ALWAYS,
    async (request: FastifyRequest<{ Params: { slug: string } }>, reply) => {
      const { code } = await findHtmlBlock(await contextOf(request, reply), request.params.slug)
      return sendFrame(reply, code)
    },
  )

  app.get('/html-frames/:version/:module/:field', async (request: FastifyRequest<ModulePlace>, reply) => {
    const { version, module, field } = request.params
    const versionId = id.safeParse(version)
    if (!versionId.success) throw new Failure('not_found')
    const context = await contextOf(request, reply)
    const token = typeof request.query.token === 'string' ? request.query.token.slice(0, 100) : undefined
    return sendFrame(reply, await findModuleHtml(context, versionId.data, module, field, token))
  })
}

interface ModulePlace {
  Params: { version: string; module: string; field: string }
  Querystring: { token?: unknown }
}

function sendFrame(reply: FastifyReply, code: string): FastifyReply {
  return reply
    .headers(HEADERS)
    .type('text/html; charset=utf-8')
    .send(BEFORE + code)
}
