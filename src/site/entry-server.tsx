// First, because it declares the order of the style layers.
import './styles/index.css'

import { renderToString } from 'react-dom/server'
import {
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type { CustomErrorPage } from '../contract/custom-error-page.ts'
import type { Call } from '../contract/endpoint.ts'
import { type Locale, localeOfPath } from '../contract/locale.ts'
import type { Module } from '../modules/kit/nested-fields.ts'
import { loadViews, shownViews } from '../modules/views.ts'
import { loadDeferredParts, RenderedPartsContext } from '../ui/on-first-interaction.tsx'
import { SiteContext, type SiteFacts } from '../ui/site-context.ts'
import type { FirstCode, PageData, PageFiles } from './routing/page-data.ts'
import { queryScreen } from './routing/query-screen.ts'
import type { RouteHandle } from './routing/route-handle.ts'
import { callContext } from './routing/router-context.ts'
import { screenFile, screenNames } from './routing/screens.ts'
import { bringErrorPage } from './shell/errors/bring-error-page.ts'
import { fallbackViews } from './shell/fallback-views.ts'

export type Rendered =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page'
      status: number
      html: string
      data: PageData
      files: PageFiles
      errors: unknown[]
      retryAfter: string | null
    }

interface Needs {
  callIn: (locale: Locale) => Call
  facts: SiteFacts
  /** Parses the HTML that an admin wrote for an error; no browser carries what that takes. */
  readErrorPage: (html: string) => CustomErrorPage
}

/** Answers one request: loaders, then the document. What it throws is the caller's to show. */
export async function render(request: Request, { callIn, facts, readErrorPage }: Needs): Promise<Rendered> {
  const requestContext = new RouterContextProvider()
  requestContext.set(callContext, callIn)
  const { context, routes } = await queryScreen(request, requestContext)
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('Location') ?? '/' }
  }
  const errors = Object.values(context.errors ?? {})
  if (context.errors) {
    await fallbackViews.load()
    const locale = localeOfPath(new URL(request.url).pathname)
    await bringErrorPage(context, callIn(locale), readErrorPage)
  }
  await loadDeferredParts()
  const router = createStaticRouter(routes, context)
  const deferred = new Set<string>()
  const html = renderToString(
    <SiteContext value={{ ...facts, design: null, shopKind: 'none', isShopOnline: false }}>
      <RenderedPartsContext value={deferred}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </RenderedPartsContext>
    </SiteContext>,
  )
  const code = codeOf(context)
  const data: PageData = {
    code,
    facts,
    loaderData: shownData(context),
    actionData: context.actionData,
    errors: plainErrors(context),
  }
  return {
    kind: 'page',
    status: context.statusCode,
    html,
    data,
    files: { withScripts: filesOf(code, context), stylesOnly: [...deferred] },
    errors,
    retryAfter: retryAfterOf(context),
  }
}

/** An error screen stands in the place of everything below it, so the data from there does not travel. */
function shownData({ matches, loaderData, errors }: StaticHandlerContext): PageData['loaderData'] {
  const failed = matches.findIndex(({ route }) => errors && route.id in errors)
  const shown = failed === -1 ? matches : matches.slice(0, failed)
  return Object.fromEntries(
    shown.filter(({ route }) => route.id in loaderData).map(({ route }) => [route.id, loaderData[route.id]]),
  )
}

/** When to try again, where a loader or the form said so. */
function retryAfterOf({ actionHeaders, loaderHeaders }: StaticHandlerContext): string | null {
  const headers = [...Object.values(actionHeaders), ...Object.values(loaderHeaders)]
  return headers.map((entry) => entry.get('Retry-After')).find(Boolean) ?? null
}

/**
 * What an error may tell a browser: its status and, where it is one of ours, what it says. Never a stack, and never one
 * below the error that is shown.
 */
function plainErrors({ matches, errors }: StaticHandlerContext): PageData['errors'] {
  const shown = matches.find(({ route }) => errors && route.id in errors)?.route.id
  if (!errors || shown === undefined) return null
  const { status = 500, data = null } = (errors[shown] ?? {}) as { status?: number; data?: unknown }
  return { [shown]: { status, data } }
}

/** The screen on show and the views of its modules, as keys of the build's manifest. */
function codeOf({ matches, loaderData, errors }: StaticHandlerContext): FirstCode {
  const matched = matches.at(-1)
  const { screen, name } = (matched?.route.handle ?? {}) as Partial<RouteHandle>
  if (errors || !matched || !screen || !name) return { screen: null, views: [] }
  const modules = screen.modules?.(loaderData[matched.route.id]) ?? []
  return { screen: screenFile(name), views: shownViews(modules) }
}

/** Source files whose code must be there before the page comes to life. */
function filesOf({ screen, views }: FirstCode, { errors }: Pick<StaticHandlerContext, 'errors'>): string[] {
  const atOnce = views.filter(({ deferred }) => deferred === null)
  return [
    ...(errors ? [fallbackViews.file] : []),
    ...(screen ? [screen] : []),
    ...atOnce.map(({ file }) => file),
  ]
}

/** The same of every screen, for the build to count: the page of a screen that shows modules is made of those given. */
export async function firstPageFiles(modules: Module[]): Promise<Record<string, string[]>> {
  await loadViews(modules)
  const pages = screenNames().map((name) => {
    const views = name === 'home' ? shownViews(modules) : []
    return [name, filesOf({ screen: screenFile(name), views }, { errors: null })]
  })
  return Object.fromEntries(pages)
}
