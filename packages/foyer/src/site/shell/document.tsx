import type { CSSProperties, PropsWithChildren } from 'react'
import { Outlet, useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { darkPageColours, pageColours, treatment } from '#house/theme'
import { localeOfPath } from '../../contract/locale.ts'
import { routeRow } from '../../contract/routes.ts'
import { useSite } from '../../ui/site-context.ts'
import { LoadingBar } from '../navigation/loading-bar.tsx'
import { PendingOutlineContext, usePendingOutline } from '../navigation/pending-outline.ts'
import { useAnchorLinks } from '../navigation/use-anchor-links.ts'
import { usePageTransition } from '../navigation/use-page-transition.ts'
import { useRouteFocus } from '../navigation/use-route-focus.ts'
import { useScroll } from '../navigation/use-scroll.ts'
import type { RouteHandle } from '../routing/route-handle.ts'
import { ScreenError } from './errors/error-screen.tsx'
import { ErrorLayout } from './layouts/error-layout.tsx'
import type { Shell } from './load-shell.ts'
import { useBrand } from './use-brand.ts'

/**
 * The whole HTML document. React renders it on both sides, so that language and body class change with every
 * navigation.
 */
export function Document() {
  const outline = usePendingOutline()
  useRouteFocus()
  usePageTransition()
  useScroll((useMatches().at(-1)?.handle as RouteHandle | undefined)?.name, outline !== null)
  useAnchorLinks()
  return (
    <Frame bodyClass={useBodyClass()}>
      <PendingOutlineContext value={outline}>
        <Outlet />
      </PendingOutlineContext>
      <LoadingBar />
    </Frame>
  )
}

export function DocumentError() {
  return (
    <Frame bodyClass="">
      <ErrorLayout>
        <ScreenError />
      </ErrorLayout>
    </Frame>
  )
}

function Frame({ bodyClass, children }: PropsWithChildren<{ bodyClass: string }>) {
  const locale = localeOfPath(useLocation().pathname)
  const { origin } = useSite()
  const brand = useBrand()
  const ground = brand?.style['--page']
  return (
    // Printed pages show the full addresses of links (`print.css`).
    <html
      lang={locale}
      data-pictures={brand?.pictures ?? treatment}
      style={{ '--origin': JSON.stringify(origin), ...brand?.style } as CSSProperties}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {darkPageColours && !ground && (
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content={darkPageColours.ground} />
        )}
        <meta name="theme-color" content={ground ?? pageColours.ground} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body className={bodyClass || undefined}>{children}</body>
    </html>
  )
}

/** 1 §2 Body class: none, the class from the settings, or the page's own. */
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
