import type { DataRouter } from 'react-router'
import type { Call } from '../contract/endpoint.ts'
import { type Locale, localeOfPath } from '../contract/locale.ts'
import { accounts } from '../domains/accounts/endpoints.ts'
import { onDemand } from '../ui/on-demand.ts'

const page = onDemand(() => import('./page/open-page.tsx'))

/** Opens the editor over the page on show. All the rest of it is fetched for editors only: anybody may type `?edit`. */
export async function begin(router: DataRouter, callIn: (locale: Locale) => Call): Promise<void> {
  const locale = localeOfPath(location.pathname)
  const call = callIn(locale)
  const user = await call(accounts.editor).catch(() => null)
  if (!user) return
  const { openPage } = await page.loadAhead()
  const navigate = (path: string) => void router.navigate(path)
  openPage({ call, callIn, locale, user, navigate }, router)
}
