import type { RouteObject } from 'react-router'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import { keptQuery, ROUTES, type RouteName, routePattern, routeRow } from '../../contract/routes.ts'
import type { Screen } from '../../ui/screen.ts'
import { Document, DocumentError } from '../shell/document.tsx'
import { ScreenError } from '../shell/errors/error-screen.tsx'
import { ShellError, ShellLayout } from '../shell/layouts/shell-layout.tsx'
import { ScreenOutlet } from '../shell/screen-outlet.tsx'
import type { RouteHandle } from './route-handle.ts'
import { asUnreached } from './unreached.ts'

/** The first page comes with its code and its data: only whoever goes on needs the way to get more. */
export const goOn = () => import('./navigation-code.ts').catch(asUnreached)

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
    loader: async (args) => (await goOn()).shellLoader(args, locale),
    // Asked again when the language changes, which is another shell (1 §7 Settings).
    shouldRevalidate: () => false,
    children: [...names.map((name) => screenRoute(name, locale)), ...(locale === 'de' ? [nothing] : [])],
  }
}

/** An address outside the table; the component is never shown, but React Router warns where there is none. */
const nothing: RouteObject = {
  path: '*',
  loader: async (args) => (await goOn()).screenLoader(args, 'de', async () => null),
  Component: ScreenOutlet,
  ErrorBoundary: ScreenError,
}

function screenRoute(name: RouteName, locale: Locale): RouteObject {
  const handle: RouteHandle = { name, screen: null }
  const load = async (): Promise<Screen | null> => {
    handle.screen ??= await (await goOn()).loadScreen(name).catch(asUnreached)
    return handle.screen
  }
  return {
    id: `${name}-${locale}`,
    path: routerPattern(routePattern(name, locale)),
    // As the route table reads addresses: what is spelled otherwise is sent to the right spelling before it is matched.
    caseSensitive: true,
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
        loader: async (args) => (await goOn()).screenLoader(args, locale, load),
        ...(screen?.submit && {
          action: async (args) => (await goOn()).screenAction(args, locale, screen),
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
