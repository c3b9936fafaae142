import type { PropsWithChildren } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { localeOfPath } from '../contract/locale.ts'
import { routeRow } from '../contract/routes.ts'
import { ScreenError } from './error-screen.tsx'
import type { RouteHandle } from './route-handle.ts'
import type { Shell } from './shell.ts'
import { useRouteFocus } from './use-route-focus.ts'

/** The whole HTML document: React owns it on both sides, so that language and body class follow every navigation. */
export function Document() {
  useRouteFocus()
  return (
    <Frame bodyClass={useBodyClass()}>
      <Outlet />
      <ScrollRestoration />
    </Frame>
  )
}

export function DocumentError() {
  return (
    <Frame bodyClass="">
      <ScreenError />
    </Frame>
  )
}

function Frame({ bodyClass, children }: PropsWithChildren<{ bodyClass: string }>) {
  const locale = localeOfPath(useLocation().pathname)
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f5eedd" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body className={bodyClass || undefined}>{children}</body>
    </html>
  )
}

/** 1 §2 Body class: nothing, the class of the settings, or the page's own. */
function useBodyClass(): string {
  const matched = useMatches().at(-1)
  const shell = useRouteLoaderData<Shell>(`shell-${localeOfPath(useLocation().pathname)}`)
  const handle = matched?.handle as RouteHandle | undefined
  if (!handle) return ''
  switch (routeRow(handle.name).bodyClass) {
    case 'settings':
      return shell?.settings.design.nonCmsClass ?? ''
    case 'page':
      return matched?.loaderData ? (handle.screen?.pageClass?.(matched.loaderData) ?? '') : ''
    default:
      return ''
  }
}
