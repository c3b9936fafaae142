import type { DataRouter } from 'react-router'
import type { Call } from '../../contract/endpoint.ts'
import { type Locale, localeOfPath } from '../../contract/locale.ts'
import { visits } from '../../domains/insight/visit-endpoints.ts'

/**
 * Reports pages that the browser changed to without loading a document, so that the server counts them: only the path
 * is sent.
 */
export function tellVisits(router: DataRouter, callIn: (locale: Locale) => Call): void {
  let shown = router.state.location.pathname
  router.subscribe(({ location: { pathname }, navigation, errors }) => {
    if (navigation.state !== 'idle' || pathname === shown) return
    shown = pathname
    if (errors !== null) return
    // A view that is not counted is no failure of the page.
    callIn(localeOfPath(pathname))(visits.countVisit, {}, { path: pathname }).catch(() => {})
  })
}
