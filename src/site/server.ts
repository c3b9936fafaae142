import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ALIASES } from '../contract/aliases.ts'
import { localeOfPath } from '../contract/locale.ts'
import { createPageStore, type PageStore, type StoredPage } from '../platform/cache/page-store.ts'
import { chooseEncoding, encodeAll } from '../platform/http/compression.ts'
import { SESSION_COOKIE } from '../platform/http/cookies.ts'
import { normalise } from '../platform/http/failures.ts'
import { serveBuiltFiles } from './built-files.ts'
import { lastResort } from './html.ts'
import { builtRenderer, devRenderer } from './renderer.ts'
import { type Answer, answerScreen, type ScreenOptions } from './screen-answer.ts'

interface SiteOptions extends Omit<ScreenOptions, 'renderer'> {
  dev: boolean
}

/** Everything a person sees: the built files, and every screen rendered on the server. */
export async function addSite(app: FastifyInstance, { dev, ...options }: SiteOptions): Promise<void> {
  const renderer = dev ? await devRenderer(app) : await builtRenderer()
  const screens: ScreenOptions = { ...options, renderer }
  const store = dev ? null : createPageStore(options.platform.clock, options.platform.changes)
  if (!dev) await serveBuiltFiles(app)
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      const [pathname = '/', query] = request.url.split('?', 2)
      const moved = movedTo(pathname)
      if (moved) return reply.redirect(query ? `${moved.to}?${query}` : moved.to, moved.status)
      try {
        const mayStore = store && request.method === 'GET' && !request.cookies[SESSION_COOKIE]
        return mayStore
          ? await sendStored(request, reply, pathname, screens, store)
          : send(reply, await answerScreen(request, reply, pathname, screens))
      } catch (error) {
        const failure = normalise(error)
        if (failure.status >= 500) request.log.error({ err: error }, 'the screen could not be rendered')
        if (failure.retryAfter) reply.header('Retry-After', failure.retryAfter)
        return sendHtml(reply.code(failure.status), lastResort(failure, localeOfPath(pathname)))
      }
    },
  })
}

/** Fixed aliases, and the bare form of a path with a trailing slash (3-readings, Routes). */
function movedTo(pathname: string): { to: string; status: number } | null {
  const bare = pathname.replace(/\/+$/, '') || '/'
  if (Object.hasOwn(ALIASES, bare)) return ALIASES[bare] ?? null
  if (bare === pathname || isExemptFromBareForm(pathname)) return null
  // Several leading slashes would make the target another host.
  return { to: bare.replace(/^\/+/, '/'), status: 301 }
}

function isExemptFromBareForm(pathname: string): boolean {
  return /^\/(admin|webshop|testshop|test\.webshop|eventim\.webshop|eventim-template)(\/|$)/.test(pathname)
}

/**
 * A visitor's page, from the store where it is there. No screen reads a query yet, so the path alone is the key; the
 * host belongs to it because the page names its own address.
 */
async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  pathname: string,
  screens: ScreenOptions,
  store: PageStore,
) {
  const key = `${screens.platform.config.publicUrl ?? request.host} ${pathname}`
  const found = store.find(key)
  if (found) return sendPage(request, reply, found)
  const keep = store.prepare()
  const answer = await answerScreen(request, reply, pathname, screens)
  if (answer.kind === 'redirect' || answer.status !== 200) return send(reply, answer)
  return sendPage(request, reply, keep(key, await encodeAll(answer.html), answer.reads))
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { body, etag }: StoredPage) {
  reply.header('ETag', etag)
  if (request.headers['if-none-match'] === etag) return sendHtml(reply.code(304), undefined)
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
  return sendHtml(reply, body[encoding])
}

function send(reply: FastifyReply, answer: Answer) {
  if (answer.kind === 'redirect') return reply.redirect(answer.location, answer.status)
  if (answer.status === 503) reply.header('Retry-After', 120)
  return sendHtml(reply.code(answer.status), answer.html)
}

function sendHtml(reply: FastifyReply, html: Buffer | undefined) {
  return reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-cache')
    .header('Vary', 'Cookie, Accept-Encoding')
    .send(html)
}
