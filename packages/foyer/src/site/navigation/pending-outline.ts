import { type ComponentType, createContext, useEffect, useState } from 'react'
import { useLocation, useMatches, useNavigation } from 'react-router'
import { match } from '../../contract/routes.ts'
import { useAhead } from '../../ui/on-demand.ts'
import type { RouteHandle } from '../routing/route-handle.ts'
import { fallbackViews } from '../shell/fallback-views.ts'
import type { SkeletonKind } from '../shell/skeletons/skeleton-of.ts'
import { isPageHeaderLoading } from './page-header-loading.ts'
import { THROTTLE } from './throttle.ts'

/** The outline shown in place of a screen while the next screen loads slowly; null while the screen itself is shown. */
export interface PendingOutline {
  kind: SkeletonKind
  Outline: ComponentType<{ kind: SkeletonKind }>
}
export const PendingOutlineContext = createContext<PendingOutline | null>(null)

/** Which outline to show now, if any (1 §2 Layouts). */
export function usePendingOutline(): PendingOutline | null {
  const target = useNavigation().location?.pathname
  const { pathname } = useLocation()
  const matched = useMatches().at(-1)
  const handle = (matched?.handle ?? {}) as Partial<RouteHandle>
  const siblings = matched?.loaderData ? (handle.screen?.siblingUrls?.(matched.loaderData) ?? []) : []
  // Another state of the same view and a page beside it under the same header do not replace what is shown.
  const isOther = target !== undefined && target !== pathname && !keepsView(handle, target)
  const awaited = isOther && isPageHeaderLoading(target, siblings) ? target : null
  const [shown, setShown] = useState<string | null>(null)

  useAhead(fallbackViews)
  useEffect(() => {
    if (awaited === null) return setShown(null)
    const timer = setTimeout(() => setShown(awaited), THROTTLE)
    return () => clearTimeout(timer)
  }, [awaited])

  const views = fallbackViews.loaded()
  // Compared again, because `shown` is one render late: the render in which the page arrives must not show the outline.
  if (!views || shown === null || shown !== awaited) return null
  return { kind: views.skeletonOf(shown), Outline: views.Outline }
}

/** Whether a path is another address of the view on show. */
function keepsView({ name, screen }: Partial<RouteHandle>, pathname: string): boolean {
  try {
    return screen?.keepsView === true && match(pathname)?.name === name
  } catch {
    return false
  }
}
