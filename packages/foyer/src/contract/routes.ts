import { houseRoutes } from '#house/routes'
import { hasArea } from './areas.ts'
import { LOCALES, type Locale, siteLocale } from './locale.ts'
import { fillPattern, matchPattern, type PatternParams, partsOf } from './route-pattern.ts'
import { type AnyRoute, type HouseRoute, ROUTES, type RouteName, type RouteRow } from './route-table.ts'

export { type AnyRoute, type HouseRoute, ROUTES, type RouteName } from './route-table.ts'

type PatternOf<N extends RouteName> = (typeof ROUTES)[N]['path'] extends infer P
  ? P extends { de: infer D extends string }
    ? D
    : P extends string
      ? P
      : never
  : never
export type RouteParams<N extends RouteName> = PatternParams<PatternOf<N>>
type HrefArguments<N extends RouteName> =
  Record<never, never> extends RouteParams<N> ? [params?: RouteParams<N>] : [params: RouteParams<N>]

const { page, ...ours } = ROUTES
/** Our screens and those of the house; the catch-all stays last. */
const TABLE: Record<string, RouteRow> = { ...ours, ...houseRoutes, page }

/** Those that are there: what belongs to an area that the house does without has no address. */
export const ROUTE_NAMES = (Object.keys(TABLE) as AnyRoute[]).filter((name) => {
  const { area } = routeRow(name)
  return !area || hasArea(area)
})

export function isHouseRoute(name: AnyRoute): name is HouseRoute {
  return name in houseRoutes
}

export function routeRow(name: AnyRoute): RouteRow {
  return TABLE[name] as RouteRow
}

/** A screen has addresses only in the languages of the site; for another language it is that of the default. */
export function routePattern(name: AnyRoute, locale: Locale): string {
  const { path } = routeRow(name)
  return typeof path === 'string' ? path : path[siteLocale(locale)]
}

/** The address of a screen. A missing or malformed parameter is a TypeError (1 §8). */
export function href<N extends RouteName>(name: N, locale: Locale, ...[params]: HrefArguments<N>): string {
  return hrefOf(name, locale, params ?? {})
}

/** The same for a name that is not known while the code is written, such as that of the screen on show. */
export function hrefOf(name: AnyRoute, locale: Locale, params: Record<string, unknown>): string {
  return fillPattern(routePattern(name, locale), params)
}

export interface RouteMatch {
  readonly name: AnyRoute
  /** Null on a route outside the languages. */
  readonly locale: Locale | null
  readonly params: Readonly<Record<string, string>>
}

/** The last result, because one page looks up its own address several times. */
let last: { pathname: string; found: RouteMatch | null } | null = null

/** The screen at a path, or null. A path that matches a route but has a malformed parameter is a TypeError (1 §8). */
export function match(pathname: string): RouteMatch | null {
  if (last?.pathname !== pathname) last = { pathname, found: find(pathname) }
  return last.found
}

function find(pathname: string): RouteMatch | null {
  const given = partsOf(pathname)
  for (const name of ROUTE_NAMES) {
    const { path } = routeRow(name)
    for (const locale of typeof path === 'string' ? [null] : LOCALES) {
      const params = matchPattern(locale ? routePattern(name, locale) : (path as string), given)
      if (params) return { name, locale, params }
    }
  }
  return null
}

/** The name of the screen at a path; undefined where there is none. */
export function nameAt(pathname: string): AnyRoute | undefined {
  try {
    return match(pathname)?.name
  } catch {
    return undefined
  }
}

/** 3-readings, Calls, Site offline: whether the screen at a path is available while the site is offline. */
export function isReachableOffline(pathname: string): boolean {
  const name = nameAt(pathname)
  return name !== undefined && routeRow(name).reachableOffline === true
}

/** The part of a query that a screen reads, always in the same order: `?date=24-12-2026&room=3`, or empty. */
export function keptQuery(name: AnyRoute, search: string): string {
  const { query = [], layout } = routeRow(name)
  if (layout === 'webshop') return search
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const key of query) {
    for (const value of given.getAll(key)) kept.append(key, value)
  }
  return kept.size > 0 ? `?${kept}` : ''
}
