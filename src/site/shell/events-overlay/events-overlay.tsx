import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { RouteHandle } from '../../routing/route-handle.ts'

const OverlayDialog = lazy(() => import('./overlay-dialog.tsx'))

const subscribe = () => () => {}

/**
 * 2 §2 Event overlay: open exactly when the query says so, on any page but a landing page. The server does not know of
 * it: a stored page is the same with and without.
 */
export function EventsOverlay() {
  const { search } = useLocation()
  const isInBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  const matched = useMatches().at(-1)
  const { screen } = (matched?.handle ?? {}) as Partial<RouteHandle>
  const isLandingPage = matched?.loaderData ? screen?.isLandingPage?.(matched.loaderData) : false
  const isOpen = new URLSearchParams(search).get('overlay') === 'true'
  if (!isOpen || !isInBrowser || isLandingPage) return null
  return (
    <Suspense>
      <OverlayDialog />
    </Suspense>
  )
}
