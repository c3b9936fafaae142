import { matchRoutes, type RouteObject } from 'react-router'
import type { Call } from '../../contract/endpoint.ts'
import { type Locale, localeOfPath } from '../../contract/locale.ts'
import { match } from '../../contract/routes.ts'
import { prepareScreen } from './prepare-screen.ts'
import type { RouteHandle } from './route-handle.ts'
import { screenOf } from './screens.ts'

/** Loads the code and the data of the screen at an address, as a navigation to it will ask for them. */
export async function prefetch(
  path: string,
  routes: RouteObject[],
  callIn: (locale: Locale) => Call,
): Promise<void> {
  if (!hasRoom()) return
  const url = new URL(path, location.origin)
  // The overlay opens over the page on show, so there is nothing to load.
  if (url.searchParams.has('overlay')) return
  // A shop's page belongs to one visitor and costs the shop a request, so it is loaded only on a click.
  if (/shop/i.test(match(url.pathname)?.name ?? '')) return
  const handle = matchRoutes(routes, url.pathname)?.at(-1)?.route.handle as RouteHandle | undefined
  const screen = handle && (await screenOf(handle))
  if (!screen) return
  const locale = localeOfPath(url.pathname)
  const params = match(url.pathname)?.params ?? {}
  const data = await screen.load({ call: callIn(locale), locale, url, params })
  await prepareScreen(screen, data)
}

/** 1 §9: no prefetch on 2g or with the data saver on. */
function hasRoom(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}
