import { useMatches } from 'react-router'
import type { AnyRoute } from '../../contract/routes.ts'
import type { RouteHandle } from './route-handle.ts'

/** The route of the screen on show; null where none matches. */
export function useRouteName(): AnyRoute | null {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  return handle?.name ?? null
}
