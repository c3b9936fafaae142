import { useLocation, useRouteLoaderData } from 'react-router'
import { localeOfPath } from '../../contract/locale.ts'
import type { Brand } from '../../domains/settings/contract.ts'
import type { Shell } from './load-shell.ts'

/** The published brand; null where the site looks as its theme says. */
export function useBrand(): Brand | null {
  const shell = useRouteLoaderData<Shell>(`shell-${localeOfPath(useLocation().pathname)}`)
  return shell?.settings.brand ?? null
}
