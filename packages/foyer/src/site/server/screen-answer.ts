import type { FastifyRequest } from 'fastify'
import { countedPath } from '../../contract/counted-path.ts'
import { Failure } from '../../contract/errors.ts'
import { type AnyRoute, match, nameAt, routeRow } from '../../contract/routes.ts'
import { hasRoute } from '../../contract/shop-routes.ts'
import type { Reads } from '../../platform/cache/reads.ts'
import type { Context, Platform } from '../../platform/context.ts'
import { type EndpointRegistry, localCall } from '../../platform/endpoints/local-call.ts'
import { requireSameOrigin } from '../../platform/http/csrf.ts'
import { originOf } from '../../platform/http/origin.ts'
import { readErrorPage } from '../../platform/text/error-page.ts'
import { isEditor } from '../../platform/viewer.ts'
import { composePage } from './compose-page.ts'
import { headersOf } from './page-headers.ts'
import type { Renderer } from './renderer.ts'
import { readUrl } from './stored-pages.ts'

export interface ScreenOptions {
  platform: Platform
  registry: EndpointRegistry
  checkAnswers: boolean
  renderer: Renderer
}

export interface RedirectAnswer {
  kind: 'redirect'
  status: number
  location: string
}

export interface PageAnswer {
  kind: 'page'
  status: number
  html: Buffer
  etag: string
  reads: Reads
  retryAfter: string | null
  headers: Record<string, string>
  /** The path under which a view is counted; null where it is not counted. */
  countedAs: string | null
}

/** Renders the screen at a path for the viewer of the request. */
export async function answerScreen(
  request: FastifyRequest,
  context: Context,
  pathname: string,
  { platform, registry, checkAnswers, renderer }: ScreenOptions,
): Promise<RedirectAnswer | PageAnswer> {
  const submits = request.method === 'POST'
  if (submits) requireForm(request, pathname, platform)
  const cookies = submits || isShopPage(pathname, platform) ? context.cookies : readOnly(context.cookies)
  const origin = originOf(request, platform.config)
  const rendered = await renderer.render(requestFor(request, origin, context), {
    readErrorPage,
    callIn: (locale) => localCall(registry, { ...context, locale, cookies }, { checkAnswers }),
    facts: { origin, siteName: '', instance: platform.config.instance },
  })
  if (rendered.kind === 'redirect') return rendered
  for (const error of rendered.errors) {
    if (error instanceof Error) request.log.error({ err: error }, 'a screen failed')
  }
  // An address that cannot be parsed is answered under another one; the page names it, because the browser could not
  // parse its own either.
  const address = request.url === request.originalUrl ? undefined : request.url
  const assets = renderer.assets(rendered.files)
  // The back-office has its own forms and no page to edit.
  const isForEditor = (isEditor(context.viewer) && !pathname.startsWith('/admin')) || undefined
  const page = { html: rendered.html, data: { ...rendered.data, address, isForEditor } }
  const { html, etag } = composePage(page, assets)
  const { status, retryAfter } = rendered
  const headers = headersOf(rendered.data, assets, request.url.split('?', 2)[1] ?? '')
  // Editors look at their own pages all day, so their views are not counted.
  const countedAs = status === 200 && !submits && !isEditor(context.viewer) ? countedPath(pathname) : null
  return { kind: 'page', status, html, etag, reads: context.reads, retryAfter, headers, countedAs }
}

/**
 * The request without query parameters that the screen does not read: a page that may be stored must not contain them.
 */
function requestFor(request: FastifyRequest, origin: string, { viewer, signal }: Context): Request {
  const isWhole = viewer.role !== 'visitor' || request.method === 'POST'
  const url = new URL(isWhole ? request.url : readUrl(request.url), origin)
  if (request.method !== 'POST') return new Request(url, { signal })
  return new Request(url, {
    method: 'POST',
    body: String(request.body),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
}

/** The screens that also answer a plain HTML form sent to their address, so that they work without scripts. */
const TAKE_FORMS: ReadonlySet<AnyRoute> = new Set<AnyRoute>([
  ...(['userLogin', 'userProfile', 'userSettings', 'userFavorites', 'userStep'] as const),
  ...(['cmsHub', 'dashboard'] as const),
])

/** Most screens only show something. */
function requireForm(request: FastifyRequest, pathname: string, platform: Platform): void {
  requireSameOrigin(request.headers, platform.config.publicUrl)
  const found = match(pathname)
  const takesForms = (found && TAKE_FORMS.has(found.name)) || isShopPage(pathname, platform)
  if (!takesForms || !(request.body instanceof URLSearchParams)) throw new Failure('method_not_allowed')
}

function isShopPage(pathname: string, { config }: Platform): boolean {
  const name = nameAt(pathname)
  return name !== undefined && routeRow(name).layout === 'webshop' && hasRoute(config.shop.routes, name)
}

/** Pages set no cookies (3-readings, Calls). Only the answer to a form may, and a shop's page passes on the shop's. */
export function readOnly(cookies: Context['cookies']): Context['cookies'] {
  return { get: cookies.get, set: () => {}, clear: () => {} }
}
