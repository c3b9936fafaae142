import { DEFAULT_LOCALE, type Locale } from './locale.ts'

type Layout = 'default' | 'webshop' | 'dashboard'

/** The source of the class of `<body>` (1 §2 Body class). */
type BodyClass = 'none' | 'page' | 'settings'

export interface RouteRow {
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

/** Every screen of the package (1 §2 Screens and routes). The catch-all comes last. A house adds its own in `routes.ts`. */
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
  look: { path: bare('/cms-hub/look') },
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

/** A screen of the house, named as its source file: `house:screens/works`. */
export type HouseRoute = `house:screens/${string}`
export type AnyRoute = RouteName | HouseRoute
