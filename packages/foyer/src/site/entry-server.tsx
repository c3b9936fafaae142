// First, because it declares the order of the style layers.
import '#house/theme.css'
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
import type { AnyRoute } from '../contract/routes.ts'
import type { Module } from '../modules/kit/define-module.ts'
import { viewFiles } from '../modules/views.ts'
import { NO_SETTINGS, SiteContext, type SiteFacts } from '../ui/site-context.ts'
import type { PageData } from './routing/page-data.ts'
import { queryScreen } from './routing/query-screen.ts'
import type { RouteHandle } from './routing/route-handle.ts'
import { callContext } from './routing/router-context.ts'
import { screenFile, screenNames } from './routing/screens.ts'
import { bringErrorPage } from './shell/errors/bring-error-page.ts'
import { fallbackViews } from './shell/fallback-views.ts'
import { FALLBACK_VIEWS_FILE } from './shell/fallback-views-file.ts'

export { renderLetter } from './letters/letter.tsx'

export type Rendered =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page'
      status: number
      html: string
      data: PageData
      /** Names of the source files of what the page shows. */
      files: string[]
      errors: unknown[]
      retryAfter: string | null
    }

interface Needs {
  callIn: (locale: Locale) => Call
  facts: SiteFacts
  /** Parses the HTML that an admin wrote for an error. The parser is only in the server's build. */
  readErrorPage: (html: string) => CustomErrorPage
}

/** Answers one request: runs the loaders, then renders the document. The caller handles what it throws. */
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
  const router = createStaticRouter(routes, context)
  const html = renderToString(
    <SiteContext value={{ ...facts, ...NO_SETTINGS }}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </SiteContext>,
  )
  const data: PageData = {
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
    files: filesOf(context),
    errors,
    retryAfter: retryAfterOf(context),
  }
}

/** An error screen replaces everything below it, so the data of the routes below is not sent. */
function shownData({ matches, loaderData, errors }: StaticHandlerContext): PageData['loaderData'] {
  const failed = matches.findIndex(({ route }) => errors && route.id in errors)
  const shown = failed === -1 ? matches : matches.slice(0, failed)
  return Object.fromEntries(
    shown.filter(({ route }) => route.id in loaderData).map(({ route }) => [route.id, loaderData[route.id]]),
  )
}

/** The `Retry-After` header of a loader or a form, if one set it. */
function retryAfterOf({ actionHeaders, loaderHeaders }: StaticHandlerContext): string | null {
  const headers = [...Object.values(actionHeaders), ...Object.values(loaderHeaders)]
  return headers.map((entry) => entry.get('Retry-After')).find(Boolean) ?? null
}

/**
 * What an error may tell a browser: its status and, if it is one of our errors, its message. Never a stack trace, and
 * nothing about errors below the one that is shown.
 */
function plainErrors({ matches, errors }: StaticHandlerContext): PageData['errors'] {
  const shown = matches.find(({ route }) => errors && route.id in errors)?.route.id
  if (!errors || shown === undefined) return null
  const { status = 500, data = null } = (errors[shown] ?? {}) as { status?: number; data?: unknown }
  return { [shown]: { status, data } }
}

/** The source files of the screen on show and of the views of its modules. */
function filesOf({ matches, loaderData, errors }: StaticHandlerContext): string[] {
  const matched = matches.at(-1)
  const { screen, name } = (matched?.route.handle ?? {}) as Partial<RouteHandle>
  if (errors) return [FALLBACK_VIEWS_FILE]
  if (!matched || !screen || !name) return []
  return filesOfScreen(name, screen.modules?.(loaderData[matched.route.id]) ?? [])
}

function filesOfScreen(name: AnyRoute, modules: Module[]): string[] {
  return [screenFile(name) ?? [], viewFiles(modules)].flat()
}

/** The files of every screen, for the size check of the build; the home page is counted with the modules given. */
export function firstPageFiles(modules: Module[]): Record<string, string[]> {
  return Object.fromEntries(
    screenNames().map((name) => [name, filesOfScreen(name, name === 'home' ? modules : [])]),
  )
}
