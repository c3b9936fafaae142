import { matchRoutes, type RouteObject } from 'react-router'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import { match } from '../../contract/routes.ts'

/**
 * What `matchRoutes` finds for the address of a first page. React Router ranks every route of the site before it tries
 * one, which is slow on a slow phone. The route table finds the screen directly, so that only one route has to be
 * ranked.
 */
export function firstMatches(routes: RouteObject[], { pathname }: { pathname: string }) {
  const id = screenId(pathname)
  return (id && matchRoutes(onlyTo(routes, id), pathname)) || matchRoutes(routes, pathname) || []
}

/** The id of a screen's route as `router-routes.tsx` names it. Paths without a language belong to the default shell. */
export function screenId(pathname: string): string | null {
  try {
    const found = match(pathname)
    return found && `${found.name}-${found.locale ?? DEFAULT_LOCALE}`
  } catch {
    return null
  }
}

/** The routes that lead to one screen, without all others. */
export function onlyTo(routes: RouteObject[], id: string): RouteObject[] {
  return routes.flatMap((route): RouteObject[] => {
    if (route.id === id) return [route]
    const children = onlyTo(route.children ?? [], id)
    return children.length > 0 ? [{ ...route, children } as RouteObject] : []
  })
}
