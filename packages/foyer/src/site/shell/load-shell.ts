import { type FailureCode, isFailure } from '../../contract/errors.ts'
import { isReachableOffline } from '../../contract/routes.ts'
import { siteOffline } from '../../contract/site-offline.ts'
import { accounts } from '../../domains/accounts/endpoints.ts'
import type { Alert, Settings } from '../../domains/settings/contract.ts'
import { settings as settingsEndpoints } from '../../domains/settings/endpoints.ts'
import type { Navigation } from '../../pages/contract.ts'
import { pages } from '../../pages/endpoints.ts'
import type { LoadArguments } from '../../ui/screen.ts'

/** The data the layouts need, on every screen. */
export interface Shell {
  settings: Settings
  nav: Navigation
  /** The newest, if there are several. */
  alert: Alert | null
}

/**
 * Loads settings, navigation and alert. An offline site, or settings that cannot be loaded, is a 503
 * (1 §4 Site online check).
 */
export async function loadShell({ call, url }: Pick<LoadArguments, 'call' | 'url'>): Promise<Shell> {
  const isReachable = isReachableOffline(url.pathname)
  const [{ data: settings }, nav, alert] = await Promise.all([
    call(settingsEndpoints.read).catch(asOffline),
    call(pages.nav).catch((error: unknown) => {
      if (isReachable && isFailure(error) && error.code === OFFLINE) return NO_NAVIGATION
      throw error
    }),
    // The page is shown without its alert.
    call(settingsEndpoints.breakingNews).then(
      ({ data }) => data[0] ?? null,
      () => null,
    ),
  ])
  if (!settings.is_site_online && !isReachable) {
    // Editors can still work on an offline site (3-readings, Calls).
    await call(accounts.editor).catch(asOffline)
  }
  return { settings, nav, alert }
}

const OFFLINE = 'site_offline' satisfies FailureCode

/** The empty navigation of a screen that is reachable while the site is offline. */
const NO_NAVIGATION: Navigation = { menu: [], secondary_menu: [], footer: [] }

function asOffline(error: unknown): never {
  throw isFailure(error) && error.code === 'unavailable' ? error : siteOffline(error)
}
