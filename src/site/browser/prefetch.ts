import { matchRoutes, type RouteObject } from 'react-router'
import type { Call } from '../../contract/endpoint.ts'
import type { Locale } from '../../contract/locale.ts'
import { inBackground } from '../../ui/in-background.ts'
import { goOn } from '../routing/routes.tsx'

/** Fetches a screen's code and data when a visitor is about to go there. */
export function createPrefetch(
  routes: RouteObject[],
  callIn: (locale: Locale) => Call,
): (path: string) => void {
  return (path) => {
    if (!hasRoom()) return
    const url = new URL(path, location.origin)
    // The overlay opens over the page that stands.
    if (url.searchParams.has('overlay')) return
    const route = matchRoutes(routes, url.pathname)?.at(-1)?.route
    if (!route) return
    // A failure here says nothing: the navigation itself will find it again and show it.
    inBackground(async () => (await goOn()).fetchAhead(route, url, callIn)).catch(() => {})
  }
}

/** 1 §9: not on 2g, not with the data saver on. */
function hasRoom(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}
