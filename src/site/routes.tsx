import type { RouteObject } from 'react-router'
import { LOCALES, type Locale } from '../contract/locale.ts'
import { keptQuery, ROUTES, type RouteName, routePattern, routeRow } from '../contract/routes.ts'
import type { Screen } from '../ui/screen.ts'
import { Document, DocumentError } from './document.tsx'
import { ScreenError } from './errors/error-screen.tsx'
import { ShellError, ShellLayout } from './layouts/shell-layout.tsx'
import { asUnreached } from './navigation/unreached.ts'
import type { RouteHandle } from './route-handle.ts'
import { ScreenOutlet } from './screen-outlet.tsx'
import { screenOf } from './screens.ts'

/** The first page comes with its data: only whoever goes on needs the way to get more. */
export const loaders = () => import('./navigation/screen-loader.ts').catch(asUnreached)

/** The whole site as React Router wants it, made of the one route table. */
export function createRoutes(): RouteObject[] {
  return [
    {
      Component: Document,
      ErrorBoundary: DocumentError,
      children: LOCALES.map((locale) => shellRoute(locale)),
    },
  ]
}

/** Header, footer and their data for one language; paths outside both languages stand in the German one. */
function shellRoute(locale: Locale): RouteObject {
  const names = (Object.keys(ROUTES) as RouteName[]).filter(
    (name) => typeof routeRow(name).path !== 'string' || locale === 'de',
  )
  return {
    id: `shell-${locale}`,
    Component: ShellLayout,
    ErrorBoundary: ShellError,
    loader: async (args) => (await loaders()).shellLoader(args, locale),
    // Asked again when the language changes, which is another shell (1 §7 Settings).
    shouldRevalidate: () => false,
    children: [
      ...names.map((name) => screenRoute(name, locale)),
      ...(locale === 'de' ? [{ path: '*', ...nothing('de') }] : []),
    ],
  }
}

/** A route that nothing answers yet; the component is never shown, but React Router warns where there is none. */
function nothing(locale: Locale): Partial<RouteObject> {
  return {
    loader: async (args) => (await loaders()).missingLoader(args, locale),
    Component: ScreenOutlet,
    ErrorBoundary: ScreenError,
  }
}

function screenRoute(name: RouteName, locale: Locale): RouteObject {
  const found = screenOf(name)
  const handle: RouteHandle = { name, screen: null, file: found?.file ?? null }
  // As the route table reads addresses: what is spelled otherwise is sent to the right spelling before it is matched.
  const address = { path: routerPattern(routePattern(name, locale)), caseSensitive: true }
  if (!found) return { id: `${name}-${locale}`, ...address, handle, ...nothing(locale) } as RouteObject
  const load = async (): Promise<Screen> => {
    handle.screen ??= (await found.load().catch(asUnreached)).default as unknown as Screen
    return handle.screen
  }
  return {
    id: `${name}-${locale}`,
    ...address,
    handle,
    ErrorBoundary: ScreenError,
    // The overlay, and its filters on a page that reads none, change nothing of the screen behind.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && !isSameScreen(name, currentUrl, nextUrl),
    lazy: async () => {
      // Code that cannot be had is the loader's to tell: React Router would remember the failure for ever, and show nothing.
      const screen = await load().catch(() => null)
      return {
        Component: ScreenOutlet,
        loader: async (args) => (await loaders()).screenLoader(args, locale, load),
        ...(screen?.submit && {
          action: async (args) => (await loaders()).screenAction(args, locale, screen),
        }),
      }
    },
  }
}

/** Whether two addresses differ at most in what the events overlay reads. */
function isSameScreen(name: RouteName, from: URL, to: URL): boolean {
  const opensOverlay = from.searchParams.has('overlay') || to.searchParams.has('overlay')
  return (
    opensOverlay &&
    from.pathname === to.pathname &&
    keptQuery(name, from.search) === keptQuery(name, to.search)
  )
}

/** `/de/programm/{slug}/{id}` as React Router writes it. */
function routerPattern(pattern: string): string {
  return pattern.replace(/\{(\w+)(\??)\}/g, ':$1$2')
}
