import { type LoaderFunctionArgs, type RouteObject, redirect, data as withStatus } from 'react-router'
import { failureBody, isFailure } from '../contract/errors.ts'
import { LOCALES, type Locale } from '../contract/locale.ts'
import { match, ROUTES, type RouteName, routePattern, routeRow } from '../contract/routes.ts'
import { type LoadArguments, Redirect, type Screen } from '../ui/screen.ts'
import { Document, DocumentError } from './document.tsx'
import { ScreenError } from './error-screen.tsx'
import { DefaultLayout } from './layouts/default-layout.tsx'
import { prepareScreen } from './prepare-screen.ts'
import type { RouteHandle } from './route-handle.ts'
import { callContext } from './router-context.ts'
import { ScreenOutlet } from './screen-outlet.tsx'
import { screenOf } from './screens.ts'
import { loadShell } from './shell.ts'

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
    Component: DefaultLayout,
    ErrorBoundary: ScreenError,
    loader: (args) => guarded(args, locale, () => ({}), loadShell),
    // Asked again when the language changes, which is another shell (1 §7 Settings).
    shouldRevalidate: () => false,
    children: [
      ...names.map((name) => screenRoute(name, locale)),
      ...(locale === 'de' ? [{ path: '*', ...NOT_FOUND }] : []),
    ],
  }
}

/** A route that nothing answers yet; the component is never shown, but React Router warns where there is none. */
const NOT_FOUND = { loader: () => refuse(404), Component: ScreenOutlet, ErrorBoundary: ScreenError }

function screenRoute(name: RouteName, locale: Locale): RouteObject {
  const found = screenOf(name)
  const handle: RouteHandle = { name, screen: null, file: found?.file ?? null }
  const path = routerPattern(routePattern(name, locale))
  if (!found) return { id: `${name}-${locale}`, path, handle, ...NOT_FOUND }
  return {
    id: `${name}-${locale}`,
    path,
    handle,
    ErrorBoundary: ScreenError,
    lazy: async () => {
      const screen = (await found.load()).default as unknown as Screen
      handle.screen = screen
      return {
        Component: ScreenOutlet,
        loader: (args) =>
          guarded(args, locale, paramsAt, async (load) => {
            const data = await screen.load(load)
            requireRightSlug(screen.urls?.(data)[locale], load)
            await prepareScreen(screen, data)
            return data
          }),
        ...(screen.submit && {
          action: (args) => guarded(args, locale, paramsAt, (load) => submit(screen, load, args.request)),
        }),
      }
    },
  }
}

async function submit(screen: Screen, load: LoadArguments, request: Request) {
  const form = new URLSearchParams(await request.text())
  const answer = await screen.submit?.({ ...load, form })
  if (!answer) return refuse(405)
  if ('redirect' in answer) return redirect(answer.redirect, 303)
  return withStatus(answer.result, { status: answer.status, headers: retryHeaders(answer.retryAfter) })
}

/** Runs a loader with the call of its side; a failure becomes the error response the error screens read. */
async function guarded<T>(
  { request, context }: LoaderFunctionArgs,
  locale: Locale,
  paramsOf: (url: URL) => Record<string, string>,
  load: (args: LoadArguments) => Promise<T>,
): Promise<T> {
  const url = new URL(request.url)
  try {
    const call = context.get(callContext)(locale)
    return await load({ call, locale, url, params: paramsOf(url) })
  } catch (error) {
    // 3-readings, Routes: a parameter that does not fit is a 404 for the visitor.
    if (error instanceof TypeError && error.message.startsWith('Parameter')) return refuse(404)
    if (error instanceof Redirect) throw redirect(error.to, error.status)
    if (isFailure(error)) {
      const { status, retryAfter } = error
      throw withStatus(failureBody(error, locale), { status, headers: retryHeaders(retryAfter) })
    }
    throw error
  }
}

/** 3-readings, Routes: the id decides; a stale slug leads to the right one. */
function requireRightSlug(right: string | undefined, { url, params }: LoadArguments): void {
  if (right && 'id' in params && right !== url.pathname) {
    throw new Redirect(right + url.search, 301)
  }
}

function retryHeaders(retryAfter: number | undefined): Record<string, string> {
  return retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }
}

/** The parameters of a screen's address; one that is not spelled as the route table has it is no address of ours. */
function paramsAt({ pathname }: URL): Record<string, string> {
  return match(pathname)?.params ?? refuse(404)
}

function refuse(status: number): never {
  throw withStatus(null, { status })
}

/** `/de/programm/{slug}/{id}` as React Router writes it. */
function routerPattern(pattern: string): string {
  return pattern.replace(/\{(\w+)(\??)\}/g, ':$1$2')
}
