// First, because it declares the order of the style layers.
import './styles/index.css'

import { hydrateRoot } from 'react-dom/client'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  matchRoutes,
  UNSAFE_ErrorResponseImpl as RouteErrorResponse,
  type RouteObject,
  RouterContextProvider,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Locale } from '../contract/locale.ts'
import { keepFirstViews } from '../modules/first-views.ts'
import { PrefetchContext } from '../ui/link.tsx'
import { SiteContext } from '../ui/site-context.ts'
import { CallContext } from '../ui/use-call.ts'
import { importAt, reloadOnChunkFailure } from './browser/chunk-failure.ts'
import { httpCall } from './browser/http-call.ts'
import { registerWhenIdle } from './browser/offline/register.ts'
import { createPrefetch } from './browser/prefetch.ts'
import { sharedFetch } from './browser/shared-fetch.ts'
import { type FirstCode, PAGE_DATA_ID, type PageData } from './routing/page-data.ts'
import type { RouteHandle } from './routing/route-handle.ts'
import { callContext } from './routing/router-context.ts'
import { createRoutes } from './routing/routes.tsx'
import { loadStandby } from './shell/standby.ts'

/** Takes over the page the server rendered, with the data it was rendered with. */
async function hydrate(): Promise<void> {
  // The last of its name: HTML that an admin wrote may hold another, but nothing comes after ours.
  const carrier = [...document.querySelectorAll(`script#${PAGE_DATA_ID}`)].at(-1)
  if (!carrier?.textContent) return
  const page = JSON.parse(carrier.textContent) as PageData
  const { address, code, facts, loaderData, actionData, errors } = page
  if (address) history.replaceState(null, '', address)
  const routes = createRoutes()
  await loadMatched(routes, code)
  if (errors) await loadStandby()

  const fetch = sharedFetch()
  const callIn = (locale: Locale) => httpCall({ locale, fetch: fetch.now })
  const context = new RouterContextProvider()
  context.set(callContext, callIn)
  // What `createBrowserRouter` does, without the links, forms and prefetching that come with it and that we have our own of.
  const router = createRouter({
    history: createBrowserHistory(),
    routes,
    mapRouteProperties,
    hydrationData: { loaderData, actionData: actionData ?? undefined, errors: revive(errors) },
    getContext: () => context,
  }).initialize()
  going = () => {
    const { location: to } = router.state.navigation
    return to ? createPath(to) : null
  }
  const prefetch = createPrefetch(routes, (locale) => httpCall({ locale, fetch: fetch.ahead }))
  hydrateRoot(
    document,
    <SiteContext value={{ ...facts, design: null, isShopOnline: false }}>
      <CallContext value={callIn}>
        <PrefetchContext value={prefetch}>
          <RouterProvider router={router} />
        </PrefetchContext>
      </CallContext>
    </SiteContext>,
  )
}

/**
 * React Router would load the code of the current screen after it starts: clicks in between are lost and data is
 * fetched twice. So the matched routes are complete before the router sees them.
 */
async function loadMatched(routes: RouteObject[], { screen, views }: FirstCode): Promise<void> {
  const keepingViews = keepFirstViews(views, importAt)
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== 'function') continue
    const handle = route.handle as RouteHandle
    if (screen) handle.screen = (await importAt(screen)).default
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }
  await keepingViews
}

function revive(errors: PageData['errors']) {
  if (!errors) return undefined
  return Object.fromEntries(
    Object.entries(errors).map(([route, { status, data }]) => [
      route,
      new RouteErrorResponse(status, '', data),
    ]),
  )
}

/** Where the visitor is going right now, once there is a router to ask. */
let going: () => string | null = () => null
reloadOnChunkFailure(() => going())
hydrate()
if (import.meta.env.PROD) registerWhenIdle()
