import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RenderLetter } from '../../contract/letter.ts'
import { localeOfPath } from '../../contract/locale.ts'
import { type Reads, recordReads } from '../../platform/cache/reads.ts'
import { createResponseStore } from '../../platform/cache/response-store.ts'
import type { Warmer } from '../../platform/cache/warmer.ts'
import type { Context } from '../../platform/context.ts'
import type { ContextFactory } from '../../platform/http/context-factory.ts'
import { normalise } from '../../platform/http/failures.ts'
import { type Finished, type FinishedWriter, finish } from '../../platform/http/finished.ts'
import { lastResort } from '../../platform/http/last-resort.ts'
import type { EarlyResponder } from '../../platform/http/server.ts'
import type { ShowPage } from '../../platform/show-page.ts'
import { canonicalRedirect } from '../routing/canonical-redirect.ts'
import { withoutParameter, withQuery } from '../routing/drop-query.ts'
import { serveBuiltFiles } from './built-files.ts'
import { createViewCounter } from './count-views.ts'
import { fromWebshop } from './old-lists.ts'
import { builtRenderer, devRenderer } from './renderer.ts'
import { answerScreen, type PageAnswer, type RedirectAnswer, type ScreenOptions } from './screen-answer.ts'
import { pageShower } from './show-page.ts'
import { asksForVersion, pageKey, readUrl, storedPageResponder } from './stored-pages.ts'

interface SiteOptions extends Omit<ScreenOptions, 'renderer'> {
  dev: boolean
  contextOf: ContextFactory
  writer: FinishedWriter
  /** Receives the keys of stored pages that were dropped. */
  warmer: Pick<Warmer, 'dropped'>
  /** Counts each view of a page. */
  countView(path: string, address: string): void
}

interface AddedSite {
  storedPage: EarlyResponder
  showPage: ShowPage
  renderLetter: RenderLetter
}

const MAX_BYTES_OF_PAGES = 64 * 1024 * 1024

/** A rendered screen, and its response if it may be stored. */
interface Screen {
  answer: PageAnswer | RedirectAnswer
  page: Finished | null
}

/**
 * Adds everything a visitor sees: the built files, and every screen rendered on the server. Returns the responder for
 * stored pages, and a function that shows a page with another design.
 */
export async function addSite(app: FastifyInstance, options: SiteOptions): Promise<AddedSite> {
  const { dev, contextOf, writer, warmer, countView, ...rest } = options
  const { config, clock, changes, figures } = options.platform
  const renderer = dev ? await devRenderer(app) : await builtRenderer()
  const screens: ScreenOptions = { ...rest, renderer }
  const store = createResponseStore(clock, changes, MAX_BYTES_OF_PAGES, warmer)
  const views = createViewCounter(countView)
  const makeForAll = async (
    request: FastifyRequest,
    context: Context,
    pathname: string,
    key: string,
    own: Reads,
  ): Promise<Screen> => {
    const storePage = store.prepare()
    const answer = await answerScreen(request, context, pathname, screens)
    if (answer.kind === 'redirect' || answer.status !== 200 || !answer.reads.mayStore) {
      own.forbidStoring()
      return { answer, page: null }
    }
    own.include(answer.reads)
    const page = finish(answer.html, { ...OF_A_PAGE, ...answer.headers }, answer.etag)
    if (storePage(key, page, answer.reads)) {
      const { tags, expires } = answer.reads
      page.edge = { tags, expires, url: readUrl(request.url) }
    }
    views.mark(page, answer.countedAs)
    return { answer, page }
  }
  const makeScreen = async (
    request: FastifyRequest,
    context: Context,
    pathname: string,
    key: string | null,
  ): Promise<Screen> => {
    if (key === null) return { answer: await answerScreen(request, context, pathname, screens), page: null }
    return store.share(key, context, (own, signal) =>
      makeForAll(request, { ...context, reads: recordReads(), signal }, pathname, key, own),
    )
  }
  const sendFinished = async (request: FastifyRequest, reply: FastifyReply, page: Finished) => {
    await writer.send(request.raw, reply.raw, page)
    return reply.hijack()
  }
  if (!dev) serveBuiltFiles(app)

  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    config: { reachableOffline: 'asks itself' },
    handler: async (request, reply) => {
      const [pathname = '/', query] = request.url.split('?', 2)
      const moved = canonicalRedirect(pathname, query ? `?${query}` : '', fromWebshop)
      if (moved) return reply.redirect(moved.to, moved.status)
      try {
        const context = await contextOf(request, reply, localeOfPath(pathname))
        const isPersonal = context.viewer.role !== 'visitor'
        // 1 §4 Version preview: only editors see versions.
        if (!isPersonal && asksForVersion(request.url)) {
          return reply.redirect(withoutParameter(request.url, 'v'), 301)
        }
        const key = dev || isPersonal ? null : pageKey(request.raw, config)
        const stored = key === null ? undefined : store.find(key, context.address)
        if (stored) {
          figures.storedPages.times++
          views.countStored(request.raw, stored, context.address)
          return await sendFinished(request, reply, stored)
        }
        const { answer, page } = await makeScreen(request, context, pathname, key)
        if (answer.kind === 'redirect') return sendOn(reply, answer, query)
        views.countMade(request.raw, answer.countedAs, context.address)
        if (!page) return send(reply, answer, isPersonal || !answer.reads.mayStore)
        return await sendFinished(request, reply, page)
      } catch (error) {
        return sendLastResort(error, request, reply, pathname)
      }
    },
  })
  const storedPage = dev ? () => false : storedPageResponder(store, options.platform, writer, views)
  const renderLetter: RenderLetter = async (letter) => {
    const { html, error } = await renderer.renderLetter(letter)
    if (error) options.platform.log.error({ err: error }, 'the frame for letters of the house failed')
    return html
  }
  return { storedPage, showPage: pageShower(screens), renderLetter }
}

const OF_A_PAGE = { 'Content-Type': 'text/html; charset=utf-8', Vary: 'Cookie, Accept-Encoding' }

/**
 * A page is rendered without the query parameters its screen does not read, but a redirect passes the whole query on.
 */
function sendOn(reply: FastifyReply, { location, status }: RedirectAnswer, query = '') {
  return reply.redirect(status === 301 ? withQuery(location, query) : location, status)
}

function send(reply: FastifyReply, answer: PageAnswer, isPersonal: boolean) {
  if (answer.retryAfter) reply.header('Retry-After', answer.retryAfter)
  // Only replaces an existing header: in development there is no policy.
  if (reply.hasHeader('Content-Security-Policy')) reply.headers(answer.headers)
  return sendHtml(reply.code(answer.status), answer.html, isPersonal)
}

/** Nothing could be rendered: sends a sentence and a link, made without React or data. */
function sendLastResort(error: unknown, request: FastifyRequest, reply: FastifyReply, pathname: string) {
  const failure = normalise(error)
  if (failure.status >= 500) request.log.error({ err: error }, 'the screen could not be rendered')
  if (failure.retryAfter) reply.header('Retry-After', failure.retryAfter)
  return sendHtml(reply.code(failure.status), lastResort(failure, localeOfPath(pathname)))
}

function sendHtml(reply: FastifyReply, html: Buffer, isPersonal = false) {
  // Whichever code answered with 405.
  if (reply.statusCode === 405) reply.header('Allow', 'GET, HEAD')
  return reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', isPersonal ? 'private, no-store' : 'no-cache')
    .header('Vary', 'Cookie, Accept-Encoding')
    .send(html)
}
