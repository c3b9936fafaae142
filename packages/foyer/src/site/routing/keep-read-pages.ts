import type { DataRouter } from 'react-router'

/**
 * Tells the service worker which pages the browser changed to without loading a document, so that they can be reloaded
 * without a network.
 */
export function keepReadPages(router: DataRouter): void {
  const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search
  let shown = addressOf(router.state.location)
  router.subscribe(({ location, navigation, errors }) => {
    const address = addressOf(location)
    if (navigation.state !== 'idle' || address === shown) return
    shown = address
    if (errors === null) navigator.serviceWorker?.controller?.postMessage(address)
  })
}
