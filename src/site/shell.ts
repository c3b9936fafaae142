import { Failure, isFailure } from '../contract/errors.ts'
import { match, routeRow } from '../contract/routes.ts'
import { accounts } from '../domains/accounts/endpoints.ts'
import type { Settings } from '../domains/settings/contract.ts'
import { settings as settingsEndpoints } from '../domains/settings/endpoints.ts'
import type { Navigation } from '../pages/contract.ts'
import { pages } from '../pages/endpoints.ts'
import type { LoadArguments } from '../ui/screen.ts'

/** What the layouts need whatever the screen. */
export interface Shell {
  settings: Settings
  nav: Navigation
}

/** An offline site is somebody's decision; asking more often does not end it. */
const RETRY_AFTER_SECONDS = 120

/** Settings and navigation; the site offline, or settings that cannot be had, is a 503 (1 §4 Site online check). */
export async function loadShell({ call, url }: Pick<LoadArguments, 'call' | 'url'>): Promise<Shell> {
  const [{ data: settings }, nav] = await Promise.all([
    call(settingsEndpoints.read).catch(asOffline),
    call(pages.nav),
  ])
  if (!settings.is_site_online && !isSpared(url.pathname)) {
    // Editors go on working on an offline site (3-readings, Calls).
    await call(accounts.editor).catch(asOffline)
  }
  return { settings, nav }
}

function asOffline(error: unknown): never {
  throw isFailure(error) && error.code === 'unavailable'
    ? error
    : new Failure('site_offline', { retryAfter: RETRY_AFTER_SECONDS, cause: error })
}

function isSpared(pathname: string): boolean {
  try {
    const found = match(pathname)
    return found !== null && routeRow(found.name).spared === true
  } catch {
    return false
  }
}
