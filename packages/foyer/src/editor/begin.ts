import type { DataRouter } from 'react-router'
import type { Call } from '../contract/endpoint.ts'
import { isFailure } from '../contract/errors.ts'
import { type Locale, localeOfPath } from '../contract/locale.ts'
import { accounts } from '../domains/accounts/endpoints.ts'
import { onDemand } from '../ui/on-demand.ts'

const page = onDemand(() => import('./page/open-page.tsx'))

/**
 * Opens the editor over the page on show, or reports that the viewer is not logged in as an editor. The rest of its
 * code is loaded only for editors, because anyone may add `?edit` to an address.
 */
export async function begin(
  router: DataRouter,
  callIn: (locale: Locale) => Call,
): Promise<'open' | 'not logged in' | 'refused'> {
  const locale = localeOfPath(location.pathname)
  const call = callIn(locale)
  const user = await call(accounts.editor).catch((error: unknown) =>
    isFailure(error) && error.code === 'not_authenticated' ? 'not logged in' : 'refused',
  )
  if (typeof user === 'string') return user as 'not logged in' | 'refused'
  const { openPage } = await page.loadAhead()
  const navigate = (path: string) => void router.navigate(path)
  openPage({ call, callIn, locale, user, navigate }, router)
  return 'open'
}
