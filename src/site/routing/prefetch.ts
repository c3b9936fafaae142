import { matchRoutes, type RouteObject } from 'react-router'
import type { Call } from '../../contract/endpoint.ts'
import { type Locale, localeOfPath } from '../../contract/locale.ts'
import { match } from '../../contract/routes.ts'
import { prepareScreen } from './prepare-screen.ts'
import type { RouteHandle } from './route-handle.ts'
import { screenOf } from './screens.ts'

/** Brings the code and the data of the screen at an address, as going there will want them. */
export async function prefetch(
  path: string,
  routes: RouteObject[],
  callIn: (locale: Locale) => Call,
): Promise<void> {
  if (!hasRoom()) return
  const url = new URL(path, location.origin)
  // The overlay opens over the page that stands.
  if (url.searchParams.has('overlay')) return
  // A shop's pages are one visitor's own, and each costs the shop: they are asked for when they are wanted.
  if (/shop/i.test(match(url.pathname)?.name ?? '')) return
  const handle = matchRoutes(routes, url.pathname)?.at(-1)?.route.handle as RouteHandle | undefined
  const screen = handle && (await screenOf(handle))
  if (!screen) return
  const locale = localeOfPath(url.pathname)
  const params = match(url.pathname)?.params ?? {}
  const data = await screen.load({ call: callIn(locale), locale, url, params })
  await prepareScreen(screen, data)
}

/** 1 §9: not on 2g, not with the data saver on. */
function hasRoom(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}
