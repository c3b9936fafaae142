import type { RouteObject } from 'react-router'
import type { Call } from '../../contract/endpoint.ts'
import { type Locale, localeOfPath } from '../../contract/locale.ts'
import { match } from '../../contract/routes.ts'
import { prepareScreen } from './prepare-screen.ts'
import type { RouteHandle } from './route-handle.ts'

/** Brings the code and the data of the screen at an address, as going there will want them. */
export async function fetchAhead(
  route: RouteObject,
  url: URL,
  callIn: (locale: Locale) => Call,
): Promise<void> {
  if (typeof route.lazy === 'function') await route.lazy()
  const { screen } = (route.handle ?? {}) as Partial<RouteHandle>
  if (!screen) return
  const locale = localeOfPath(url.pathname)
  const params = match(url.pathname)?.params ?? {}
  const data = await screen.load({ call: callIn(locale), locale, url, params })
  await prepareScreen(screen, data)
}
