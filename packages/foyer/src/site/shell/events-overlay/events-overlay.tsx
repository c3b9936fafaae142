import { useLocation, useMatches } from 'react-router'
import { onDemand, useOnDemand } from '../../../ui/on-demand.ts'
import type { RouteHandle } from '../../routing/route-handle.ts'

const overlayDialog = onDemand(() => import('./overlay-dialog.tsx'))

/**
 * 2 §2 Event overlay: open exactly when the query says so. The server ignores it: a stored page is the same with and
 * without.
 */
export function EventsOverlay() {
  const { search } = useLocation()
  const matched = useMatches().at(-1)
  const { screen } = (matched?.handle ?? {}) as Partial<RouteHandle>
  const isOpen = new URLSearchParams(search).get('overlay') === 'true'
  const dialog = useOnDemand(overlayDialog, isOpen)
  if (!isOpen || !dialog) return null
  const isLandingPage = matched?.loaderData && screen?.isLandingPage?.(matched.loaderData)
  // If the overlay opens on a landing page that is already loaded, no loader redirects the visitor, so this component
  // does.
  return isLandingPage ? <dialog.ProgrammeInstead /> : <dialog.OverlayDialog />
}
