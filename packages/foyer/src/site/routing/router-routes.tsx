import { type RouteObject, data as withStatus } from 'react-router'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../contract/locale.ts'
import {
  type AnyRoute,
  isReachableOffline,
  keptQuery,
  ROUTE_NAMES,
  routePattern,
  routeRow,
} from '../../contract/routes.ts'
import { MissingCode, reloadForMissingCode } from '../../ui/chunk-failure.ts'
import { Document, DocumentError } from '../shell/document.tsx'
import { ScreenError } from '../shell/errors/error-screen.tsx'
import { ShellError, ShellLayout } from '../shell/layouts/shell-layout.tsx'
import { ScreenOutlet } from '../shell/screen-outlet.tsx'
import type { RouteHandle } from './route-handle.ts'
import { screenAction, screenLoader, shellLoader } from './screen-loader.ts'
import { isStay, NO_CONNECTION } from './unreached.ts'

/** All routes of the site for React Router, made from the route table. */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'document',
      element: <Document />,
      errorElement: <DocumentError />,
      children: LOCALES.map((locale) => shellRoute(locale)),
    },
  ]
}

/** Header, footer and their data for one language. Paths without a language belong to the default one. */
function shellRoute(locale: Locale): RouteObject {
  const names = ROUTE_NAMES.filter(
    (name) => typeof routeRow(name).path !== 'string' || locale === DEFAULT_LOCALE,
  )
  return {
    id: `shell-${locale}`,
    element: <ShellLayout />,
    errorElement: <ShellError />,
    loader: (args) => reloading(shellLoader(args, locale)),
    // Loaded again when the language changes, because that is another shell (1 §7 Settings), and when a visitor leaves
    // a screen that is reachable while the site is offline: whether they may see other screens has not been checked yet
    // (1 §4 Site online check).
    shouldRevalidate: ({ currentUrl }) => isReachableOffline(currentUrl.pathname),
    children: [
      ...names.map((name) => screenRoute(name, locale)),
      ...(locale === DEFAULT_LOCALE ? [nothing] : []),
    ],
  }
}

/** For an address outside the route table. The element is never shown, but React Router warns where there is none. */
const nothing: RouteObject = {
  id: 'nothing',
  path: '*',
  element: <ScreenOutlet />,
  errorElement: <ScreenError />,
  loader: (args) => reloading(screenLoader(args, DEFAULT_LOCALE, null)),
}

function screenRoute(name: AnyRoute, locale: Locale): RouteObject {
  const handle: RouteHandle = { name, screen: null }
  return {
    id: `${name}-${locale}`,
    path: routerPattern(routePattern(name, locale)),
    // As in the route table: an address in another spelling is redirected to the right one before it is matched.
    caseSensitive: true,
    handle,
    element: <ScreenOutlet />,
    errorElement: <ScreenError />,
    // The overlay's query does not change the screen behind it, so the screen is not loaded again.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && !isSameScreen(name, currentUrl, nextUrl) && !isStay(currentUrl, nextUrl),
    loader: (args) => reloading(screenLoader(args, locale, handle)),
    action: (args) => reloading(screenAction(args, locale, handle)),
  }
}

/** If code cannot be loaded, the page is reloaded (1 §4 Chunk failure). Without a network, the error screen says so. */
async function reloading<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (import.meta.env.SSR || !(error instanceof MissingCode)) throw error
    reloadForMissingCode()
    throw navigator.onLine ? error : withStatus(NO_CONNECTION, { status: 503 })
  }
}

/** Whether two addresses differ only in what the events overlay reads. */
function isSameScreen(name: AnyRoute, from: URL, to: URL): boolean {
  const opensOverlay = from.searchParams.has('overlay') || to.searchParams.has('overlay')
  return (
    opensOverlay &&
    from.pathname === to.pathname &&
    keptQuery(name, from.search) === keptQuery(name, to.search)
  )
}

/** `/de/programm/{slug}/{id}` in React Router's notation. */
function routerPattern(pattern: string): string {
  return pattern.replace(/\{(\w+)(\??)\}/g, ':$1$2')
}
