import { DEFAULT_LOCALE, LOCALES, type Locale, siteLocale } from './locale.ts'
import { fillPattern, matchPattern, type PatternParams, partsOf } from './route-pattern.ts'

type Layout = 'default' | 'webshop' | 'dashboard'

/** The source of the class of `<body>` (1 §2 Body class). */
type BodyClass = 'none' | 'page' | 'settings'

interface RouteRow {
  /** The pattern per language, or one for a route outside both. `{x}` is a segment, `{x?}` may be absent, `*` is the rest. */
  path: Record<Locale, string> | string
  layout?: Layout
  bodyClass?: BodyClass
  /** Area and model of the back-office form for the item that is shown. */
  admin?: string
  /** Available while the site is offline. */
  reachableOffline?: boolean
  /** The screen also answers a plain HTML form that is sent to its address, so it works without scripts. */
  takesForms?: boolean
  /** The query parameters that the screen reads; others do not make a different page. The shop's pages read all of them. */
  query?: readonly string[]
}

const inBoth = (path: string) => ({ de: `/de${path}`, en: `/en${path}` })
const inEach = (de: string, en: string) => ({ de: `/de${de}`, en: `/en${en}` })
/** Not localized (1 §2): the bare path is in the default language, and each other language has an address of its own. */
const bare = <const P extends string>(path: P) => ({ de: bareIn('de', path), en: bareIn('en', path) })
const bareIn = <P extends string>(locale: Locale, path: P) =>
  (locale === DEFAULT_LOCALE ? path : `/${locale}${path}`) as P

/** Every screen of the site (1 §2 Screens and routes). The catch-all comes last. */
export const ROUTES = {
  home: { path: inBoth(''), bodyClass: 'page', admin: 'pages/page' },
  notFound: { path: inBoth('/404') },
  terms: { path: inEach('/agb', '/terms') },
  privacy: { path: inEach('/datenschutz', '/privacy') },
  imprint: { path: inEach('/impressum', '/imprint') },

  magazine: { path: inEach('/magazin', '/magazine'), query: ['page'] },
  magazineTags: { path: inEach('/magazin/tags', '/magazine/tags') },
  magazineCategory: {
    path: inEach('/magazin/categories/{category}/{id}', '/magazine/categories/{category}/{id}'),
    query: ['page'],
  },
  magazineTag: {
    path: inEach('/magazin/tags/{tag}/{id}', '/magazine/tags/{tag}/{id}'),
    query: ['page'],
  },
  article: {
    path: inEach('/magazin/{slug}/{id}', '/magazine/{slug}/{id}'),
    admin: 'magazine/article',
  },

  productions: {
    path: inEach('/produktionen', '/productions'),
    bodyClass: 'page',
    query: ['season', 'exhibition_type', 'tag', 'date', 'page'],
  },
  production: {
    path: inEach('/produktionen/{slug}/{id}', '/productions/{slug}/{id}'),
    bodyClass: 'settings',
    admin: 'productions/production',
  },
  events: {
    path: inEach('/programm', '/events'),
    bodyClass: 'page',
    query: ['date', 'room', 'type', 'tag', 'series', 'genre', 'page'],
  },
  event: {
    path: inEach('/programm/{slug}/{id}', '/events/{slug}/{id}'),
    bodyClass: 'settings',
    admin: 'events/event',
  },
  team: { path: inBoth('/team') },
  // With `dates=all` the page shows all dates instead of the next ones.
  person: { path: inBoth('/team/{slug}/{id}'), admin: 'people/person', query: ['dates'] },
  venue: {
    path: inEach('/veranstaltungsorte/{slug}/{id}', '/venues/{slug}/{id}'),
    admin: 'venues/venue',
    query: ['dates'],
  },
  series: { path: inBoth('/series/{slug}/{id}'), admin: 'series/series', query: ['dates'] },
  form: { path: inBoth('/forms/{slug}/{id}'), admin: 'forms/form' },

  search: { path: inBoth('/search/{category?}/{page?}'), query: ['q'] },
  userLogin: { path: inBoth('/user/login'), reachableOffline: true, takesForms: true, query: ['next'] },
  userProfile: { path: inBoth('/user/profile'), takesForms: true },
  userSettings: { path: inBoth('/user/settings'), takesForms: true },
  userFavorites: { path: inBoth('/user/favorites'), takesForms: true },
  // Registration, a new password, and the targets of links in e-mails.
  userStep: {
    path: inBoth('/user/{slug}'),
    reachableOffline: true,
    takesForms: true,
    query: ['token', 'done'],
  },
  // The draft of one page, for readers without an account.
  preview: { path: inEach('/vorschau', '/preview'), bodyClass: 'page', query: ['token'] },
  subscriptions: { path: inEach('/abonnements', '/subscriptions') },

  // One row for the whole back-office, which reads the rest of the path itself, so that visitors do not load its routes.
  office: { path: '/admin/*', layout: 'dashboard', reachableOffline: true },
  cmsHub: { path: bare('/cms-hub'), layout: 'dashboard', takesForms: true },
  dashboard: {
    path: bare('/cms-hub/dashboard'),
    layout: 'dashboard',
    takesForms: true,
    query: ['from', 'to', 'done'],
  },
  shopFrame: { path: '/eventim-template', layout: 'webshop' },
  // The pages of the shop with its forms, queries and cookies.
  eventimShop: { path: '/eventim.webshop/*', layout: 'webshop' },
  testWebshop: { path: '/test.webshop/*', layout: 'webshop' },
  testshop: { path: '/testshop/*', layout: 'webshop' },
  webshop: { path: bare('/webshop/*'), layout: 'webshop' },

  page: { path: inBoth('/*'), bodyClass: 'page', admin: 'pages/page' },
} as const satisfies Record<string, RouteRow>

export type RouteName = keyof typeof ROUTES

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

export function routeRow(name: RouteName): RouteRow {
  return ROUTES[name]
}

/** A screen has addresses only in the languages of the site; for another language it is that of the default. */
export function routePattern(name: RouteName, locale: Locale): string {
  const { path } = routeRow(name)
  return typeof path === 'string' ? path : path[siteLocale(locale)]
}

/** The address of a screen. A missing or malformed parameter is a TypeError (1 §8). */
export function href<N extends RouteName>(name: N, locale: Locale, ...[params]: HrefArguments<N>): string {
  return fillPattern(routePattern(name, locale), (params ?? {}) as Record<string, unknown>)
}

export interface RouteMatch {
  readonly name: RouteName
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
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const { path } = routeRow(name)
    for (const locale of typeof path === 'string' ? [null] : LOCALES) {
      const params = matchPattern(locale ? routePattern(name, locale) : (path as string), given)
      if (params) return { name, locale, params }
    }
  }
  return null
}

/** The name of the screen at a path; undefined where there is none. */
export function nameAt(pathname: string): RouteName | undefined {
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
export function keptQuery(name: RouteName, search: string): string {
  const { query = [], layout } = routeRow(name)
  if (layout === 'webshop') return search
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const key of query) {
    for (const value of given.getAll(key)) kept.append(key, value)
  }
  return kept.size > 0 ? `?${kept}` : ''
}

/** The back-office form of an item that a screen shows (1 §2 Edit links). */
export function adminHref(name: RouteName, id: number): string | null {
  const { admin } = routeRow(name)
  return admin ? `/admin/${admin}/${id}/change/` : null
}
