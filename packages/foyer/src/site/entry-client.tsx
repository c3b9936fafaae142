// First, because it declares the order of the style layers.
import '#house/theme.css'
import './styles/index.css'

import { type PropsWithChildren, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createPath, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Locale } from '../contract/locale.ts'
import { MissingCode, reloadForMissingCode, reloadTowards } from '../ui/chunk-failure.ts'
import { PrefetchContext } from '../ui/link.tsx'
import { NO_SETTINGS, SiteContext } from '../ui/site-context.ts'
import { CallContext } from '../ui/use-call.ts'
import { httpCall } from './browser/http-call.ts'
import { registerAfterRest } from './browser/offline/register.ts'
import { sharedFetch } from './browser/shared-fetch.ts'
import { StaysContext } from './navigation/stays-context.ts'
import { PAGE_DATA_ID, type PageData } from './routing/page-data.ts'
import { prefetch } from './routing/prefetch.ts'
import { prepareScreen } from './routing/prepare-screen.ts'
import type { RouteHandle } from './routing/route-handle.ts'
import { createRoutes } from './routing/router-routes.tsx'
import { screenOf } from './routing/screens.ts'
import { startRouter } from './routing/start-router.ts'
import { fallbackViews } from './shell/fallback-views.ts'

/** Hydrates the page that the server rendered, with the data it was rendered with. */
async function hydrate(): Promise<void> {
  // The last element with this id: HTML that an admin wrote may contain another one, but always before ours.
  const carrier = [...document.querySelectorAll(`script#${PAGE_DATA_ID}`)].at(-1)
  if (!carrier?.textContent) return
  const data = JSON.parse(carrier.textContent) as PageData
  const { address, isForEditor = false, facts, loaderData, actionData, errors } = data
  if (address) history.replaceState(null, '', address)
  const routes = createRoutes()
  if (errors) await fallbackViews.load()
  else await loadScreen(routes, loaderData)

  const fetch = sharedFetch()
  const callIn = (locale: Locale) => httpCall({ locale, fetch: fetch.now })
  const callAhead = (locale: Locale) => httpCall({ locale, fetch: fetch.ahead })
  const hydrationData = { loaderData, actionData: actionData ?? undefined, errors: revive(errors) }
  const router = startRouter({ routes, hydrationData, callIn, isForEditor })
  reloadTowards(() => {
    const { location: to } = router.state.navigation
    return to ? createPath(to) : null
  })
  // A failure here is not shown: the navigation meets the same failure and shows it.
  const fetchAhead = (path: string) => void prefetch(path, routes, callAhead).catch(() => {})
  const page = (
    <SiteContext value={{ ...facts, ...NO_SETTINGS }}>
      <CallContext value={callIn}>
        <PrefetchContext value={fetchAhead}>
          <StaysContext value={() => router.state.preventScrollReset === true}>
            <Alive>
              <RouterProvider router={router} />
            </Alive>
          </StaysContext>
        </PrefetchContext>
      </CallContext>
    </SiteContext>
  )
  // React does a transition in slices, so the browser can react to scrolling and typing between them.
  startTransition(() => void hydrateRoot(document, page))
}

function Alive({ children }: PropsWithChildren) {
  useEffect(() => {
    if (import.meta.env.PROD) registerAfterRest()
  }, [])
  return children
}

/**
 * Loads the screen on show and the views of its modules. React needs them before it compares its output with the
 * server's.
 */
async function loadScreen(routes: RouteObject[], loaderData: PageData['loaderData']): Promise<void> {
  const route = matchRoutes(routes, location)?.at(-1)?.route
  const handle = route?.handle as RouteHandle | undefined
  const screen = handle && (await screenOf(handle))
  if (screen) await prepareScreen(screen, loaderData?.[route?.id ?? ''])
}

/** Gives errors the shape that React Router recognises as an answer with an error status (`isRouteErrorResponse`). */
function revive(errors: PageData['errors']) {
  if (!errors) return undefined
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [route, { ...error, statusText: '', internal: false }]),
  )
}

hydrate().catch((error: unknown) => {
  if (error instanceof MissingCode) reloadForMissingCode()
  throw error
})
