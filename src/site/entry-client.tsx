// First, because it declares the order of the style layers.
import './styles/index.css'

import { type PropsWithChildren, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createPath, UNSAFE_ErrorResponseImpl as RouteErrorResponse, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Locale } from '../contract/locale.ts'
import { keepFirstViews } from '../modules/first-views.ts'
import { MissingCode, reloadForMissingCode, reloadTowards } from '../ui/chunk-failure.ts'
import { beginInteraction } from '../ui/first-interaction.ts'
import { PrefetchContext } from '../ui/link.tsx'
import { codeAt } from '../ui/on-demand.ts'
import type { Screen } from '../ui/screen.ts'
import { SiteContext } from '../ui/site-context.ts'
import { turn } from '../ui/turns.ts'
import { CallContext } from '../ui/use-call.ts'
import { catchUp, reactHasBegun } from './browser/early.ts'
import { httpCall } from './browser/http-call.ts'
import { registerAfterRest } from './browser/offline/register.ts'
import { sharedFetch } from './browser/shared-fetch.ts'
import { firstMatches } from './routing/first-matches.ts'
import { firstPageRouter } from './routing/first-page-router.ts'
import { type FirstCode, PAGE_DATA_ID, type PageData } from './routing/page-data.ts'
import type { RouteHandle } from './routing/route-handle.ts'
import { createRoutes, navigationCode } from './routing/routes.tsx'
import { fallbackViews } from './shell/fallback-views.ts'

/** Takes over the page the server rendered, with the data it was rendered with. */
async function hydrate(): Promise<void> {
  // The last of its name: HTML that an admin wrote may hold another, but nothing comes after ours.
  const carrier = [...document.querySelectorAll(`script#${PAGE_DATA_ID}`)].at(-1)
  if (!carrier?.textContent) return
  const { address, isForEditor, code, facts, loaderData, actionData, errors } = JSON.parse(
    carrier.textContent,
  ) as PageData
  if (address) history.replaceState(null, '', address)
  const routes = createRoutes()
  // The code has just been evaluated, which takes long enough: what comes next is a piece of its own.
  await turn()
  await loadFirstCode(routes, code)
  if (errors) await fallbackViews.load()

  const fetch = sharedFetch()
  const callIn = (locale: Locale) => httpCall({ locale, fetch: fetch.now })
  const callAhead = (locale: Locale) => httpCall({ locale, fetch: fetch.ahead })
  const hydrationData = { loaderData, actionData: actionData ?? undefined, errors: revive(errors) }
  const router = firstPageRouter({ routes, hydrationData, callIn })
  reloadTowards(() => {
    const { location: to } = router.state.navigation
    return to ? createPath(to) : null
  })
  // A failure here says nothing: the navigation itself will find it again and show it.
  const prefetch = (path: string) =>
    void navigationCode.loadAhead().then((code) => code.prefetch(path, routes, callAhead).catch(() => {}))
  const page = (
    <SiteContext value={{ ...facts, design: null, shopKind: 'none', isShopOnline: false }}>
      <CallContext value={callIn}>
        <PrefetchContext value={prefetch}>
          <Alive>
            <RouterProvider router={router} />
          </Alive>
        </PrefetchContext>
      </CallContext>
    </SiteContext>
  )
  // A transition is worked off in slices: whoever scrolls or types meanwhile does not wait for all of the page.
  startTransition(() => void hydrateRoot(document, page))
  reactHasBegun()
  // 1 §4 Editor: the tools come with the navigation code, at once for whoever asks for them and for who may use them.
  if (isForEditor || location.search.includes('edit')) beginInteraction()
}

function Alive({ children }: PropsWithChildren) {
  useEffect(() => {
    catchUp()
    if (import.meta.env.PROD) registerAfterRest()
  }, [])
  return children
}

/** The screen on show and the views of its modules must be there before React looks at what the server wrote of them. */
async function loadFirstCode(routes: RouteObject[], { screen, views }: FirstCode): Promise<void> {
  const keepingViews = keepFirstViews(views)
  const handle = firstMatches(routes, location).at(-1)?.route.handle as RouteHandle | undefined
  if (handle && screen) handle.screen = (await codeAt<{ default: Screen }>(screen).load()).default
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

hydrate().catch((error: unknown) => {
  if (error instanceof MissingCode) reloadForMissingCode()
  throw error
})
