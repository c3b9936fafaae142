import { useLocation, useMatches, useRouteLoaderData } from 'react-router'
import type { Brand } from '../../contract/brand.ts'
import { localeOfPath } from '../../contract/locale.ts'
import type { RouteHandle } from '../routing/route-handle.ts'
import type { Shell } from './load-shell.ts'

/** The published brand, that of a festival before that of the house; null where the site looks as its theme says. */
export function useBrand(): Brand | null {
  const shell = useRouteLoaderData<Shell>(`shell-${localeOfPath(useLocation().pathname)}`)
  const matched = useMatches().at(-1)
  const handle = matched?.handle as RouteHandle | undefined
  const own = matched?.loaderData ? handle?.screen?.brand?.(matched.loaderData) : null
  return own ?? shell?.settings.brand ?? null
}
