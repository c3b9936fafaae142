import { matchRoutes, type RouteObject } from 'react-router'
import { match } from '../../contract/routes.ts'

/**
 * What `matchRoutes` finds for the address of a first page. React Router ranks every route of the site before it tries one, which a
 * slow phone feels; the route table knows the screen at once, so that a single one is left to try.
 */
export function firstMatches(routes: RouteObject[], { pathname }: { pathname: string }) {
  const id = screenId(pathname)
  return (id && matchRoutes(onlyTo(routes, id), pathname)) || matchRoutes(routes, pathname) || []
}

/** As `routes.tsx` names it: paths outside both languages stand in the German shell. */
export function screenId(pathname: string): string | null {
  try {
    const found = match(pathname)
    return found && `${found.name}-${found.locale ?? 'de'}`
  } catch {
    return null
  }
}

/** The routes on the way to one of them. */
export function onlyTo(routes: RouteObject[], id: string): RouteObject[] {
  return routes.flatMap((route): RouteObject[] => {
    if (route.id === id) return [route]
    const children = onlyTo(route.children ?? [], id)
    return children.length > 0 ? [{ ...route, children } as RouteObject] : []
  })
}
