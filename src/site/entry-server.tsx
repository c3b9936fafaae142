// First, because it declares the order of the style layers.
import './styles/index.css'

import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type { Call } from '../contract/endpoint.ts'
import { type Locale, localeOfPath } from '../contract/locale.ts'
import { SiteContext, type SiteFacts } from '../ui/site-context.ts'
import { bringErrorPage } from './errors/bring-error-page.ts'
import type { PageData } from './page-data.ts'
import { screenFiles } from './prepare-screen.ts'
import type { RouteHandle } from './route-handle.ts'
import { callContext } from './router-context.ts'
import { createRoutes } from './routes.tsx'
import { loadStandby } from './standby.ts'

const handler = createStaticHandler(createRoutes())

export type Rendered =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page'
      status: number
      html: string
      data: PageData
      files: string[]
      errors: unknown[]
      retryAfter: string | null
    }

/** Answers one request: loaders, then the document. What it throws is the caller's to show. */
export async function render(
  request: Request,
  { callIn, facts }: { callIn: (locale: Locale) => Call; facts: SiteFacts },
): Promise<Rendered> {
  const requestContext = new RouterContextProvider()
  requestContext.set(callContext, callIn)
  const context = await handler.query(request, { requestContext })
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('Location') ?? '/' }
  }
  const errors = Object.values(context.errors ?? {})
  if (context.errors) {
    await loadStandby()
    await bringErrorPage(context, callIn(localeOfPath(new URL(request.url).pathname)))
  }
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToString(
    <SiteContext value={{ ...facts, design: null, isShopOnline: false }}>
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

/** The screen on show, or the error in its place, and what its view needs, as keys of the build's manifest. */
function filesOf(context: StaticHandlerContext): string[] {
  const matched = context.matches.at(-1)
  const handle = matched?.route.handle as RouteHandle | undefined
  if (context.errors) return ['src/site/standby-parts.ts']
  if (!matched || !handle?.file) return []
  const data = context.loaderData[matched.route.id]
  return [handle.file, ...(data && handle.screen ? screenFiles(handle.screen, data) : [])]
}
