import { matchRoutes, type RouteObject } from 'react-router'
import type { Call } from '../contract/endpoint.ts'
import { type Locale, localeOfPath } from '../contract/locale.ts'
import { match } from '../contract/routes.ts'
import { prepareScreen } from './prepare-screen.ts'
import type { RouteHandle } from './route-handle.ts'

/** Fetches a screen's code and data when a visitor is about to go there. */
export function createPrefetch(
  routes: RouteObject[],
  callIn: (locale: Locale) => Call,
): (path: string) => void {
  return (path) => {
    if (!hasRoom()) return
    const route = matchRoutes(routes, new URL(path, location.origin).pathname)?.at(-1)?.route
    if (!route) return
    // A failure here says nothing: the navigation itself will find it again and show it.
    fetchAhead(route, path, callIn).catch(() => {})
  }
}

async function fetchAhead(route: RouteObject, path: string, callIn: (locale: Locale) => Call): Promise<void> {
  if (typeof route.lazy === 'function') await route.lazy()
  const { screen } = (route.handle ?? {}) as Partial<RouteHandle>
  if (!screen) return
  const url = new URL(path, location.origin)
  const locale = localeOfPath(url.pathname)
  const data = await screen.load({
    call: callIn(locale),
    locale,
    url,
    params: match(url.pathname)?.params ?? {},
  })
  await prepareScreen(screen, data)
}

/** 1 §9: not on 2g, not with the data saver on. */
function hasRoom(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}
