import { useLocation, useMatches } from 'react-router'
import { onDemand, useOnDemand } from '../../../ui/on-demand.ts'
import type { RouteHandle } from '../../routing/route-handle.ts'

const overlayDialog = onDemand(() => import('./overlay-dialog.tsx'))

/**
 * 2 §2 Event overlay: open exactly when the query says so, on any page but a landing page. The server does not know of
 * it: a stored page is the same with and without.
 */
export function EventsOverlay() {
  const { search } = useLocation()
  const matched = useMatches().at(-1)
  const { screen } = (matched?.handle ?? {}) as Partial<RouteHandle>
  const isLandingPage = matched?.loaderData ? screen?.isLandingPage?.(matched.loaderData) : false
  const isOpen = new URLSearchParams(search).get('overlay') === 'true' && !isLandingPage
  const dialog = useOnDemand(overlayDialog, isOpen)
  return isOpen && dialog && <dialog.OverlayDialog />
}
