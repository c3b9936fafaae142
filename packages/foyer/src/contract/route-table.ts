import { facts } from '#house/facts'
import type { Area } from './area-names.ts'
import { DEFAULT_LOCALE, type Locale } from './locale.ts'
import { PATH_WORDS, type PathName } from './path-words.ts'

type Layout = 'default' | 'webshop' | 'dashboard'

/** The source of the class of `<body>` (1 §2 Body class). */
type BodyClass = 'none' | 'page' | 'settings'

export interface RouteRow {
  /** The pattern per language, or one for a route outside both. `{x}` is a segment, `{x?}` may be absent, `*` is the rest. */
  path: Record<Locale, string> | string
  /** The area it belongs to; a house may do without it. */
  area?: Area
  layout?: Layout
  bodyClass?: BodyClass
  /** Available while the site is offline. */
  reachableOffline?: boolean
  /** The query parameters that the screen reads; others do not make a different page. The shop's pages read all of them. */
  query?: readonly string[]
}

const inBoth = (path: string) => ({ de: `/de${path}`, en: `/en${path}` })
const inEach = (de: string, en: string) => ({ de: `/de${de}`, en: `/en${en}` })
/** A path that begins with a word of the house's own choice; ours is the specification's. Detail pages follow their list. */
const at = <N extends PathName, const R extends string = ''>(name: N, rest = '' as R) =>
  ({ de: `/de${pathWord(name, 'de')}${rest}`, en: `/en${pathWord(name, 'en')}${rest}` }) as {
    de: `/de${(typeof PATH_WORDS)[N]['de']}${R}`
    en: `/en${(typeof PATH_WORDS)[N]['en']}${R}`
  }
const pathWord = (name: PathName, locale: Locale) => facts.paths?.[name]?.[locale] ?? PATH_WORDS[name][locale]
/** Not localized (1 §2): the bare path is in the default language, and each other language has an address of its own. */
const bare = <const P extends string>(path: P) => ({ de: bareIn('de', path), en: bareIn('en', path) })
const bareIn = <P extends string>(locale: Locale, path: P) =>
  (locale === DEFAULT_LOCALE ? path : `/${locale}${path}`) as P

/** Every screen of the package (1 §2 Screens and routes). The catch-all comes last. A house adds its own in `routes.ts`. */
export const ROUTES = {
  home: { path: inBoth(''), bodyClass: 'page' },
  notFound: { path: inBoth('/404') },
  terms: { path: at('terms') },
  privacy: { path: at('privacy') },
  imprint: { path: at('imprint') },

  magazine: { area: 'magazine', path: at('magazine'), query: ['page'] },
  magazineTags: { area: 'magazine', path: at('magazine', '/tags') },
  magazineCategory: {
    area: 'magazine',
    path: at('magazine', '/categories/{category}/{id}'),
    query: ['page'],
  },
  magazineTag: {
    area: 'magazine',
    path: at('magazine', '/tags/{tag}/{id}'),
    query: ['page'],
  },
  article: {
    area: 'magazine',
    path: at('magazine', '/{slug}/{id}'),
  },

  productions: {
    path: at('productions'),
    bodyClass: 'page',
    query: ['season', 'exhibition_type', 'tag', 'date', 'page'],
  },
  production: {
    path: at('productions', '/{slug}/{id}'),
    bodyClass: 'settings',
  },
  events: {
    path: at('events'),
    bodyClass: 'page',
    query: [
      ...['date', 'until', 'room', 'type', 'tag', 'series', 'genre', 'language', 'access', 'audience', 'age'],
      ...['price_max', 'pay', 'premiere', 'tickets', 'page'],
    ],
  },
  event: {
    path: at('events', '/{slug}/{id}'),
    bodyClass: 'settings',
  },
  team: { area: 'ensemble', path: at('team') },
  // With `dates=all` the page shows all dates instead of the next ones.
  person: { area: 'ensemble', path: at('team', '/{slug}/{id}'), query: ['dates'] },
  venue: {
    path: at('venue', '/{slug}/{id}'),
    query: ['dates'],
  },
  series: { path: at('series', '/{slug}/{id}'), query: ['dates'] },
  form: { area: 'forms', path: at('form', '/{slug}/{id}') },

  search: { path: at('search', '/{category?}/{page?}'), query: ['q'] },
  userLogin: { path: inBoth('/user/login'), reachableOffline: true, query: ['next'] },
  userProfile: { path: inBoth('/user/profile') },
  userSettings: { path: inBoth('/user/settings') },
  userFavorites: { area: 'accounts', path: inBoth('/user/favorites') },
  // Registration, a new password, and the targets of links in e-mails.
  userStep: {
    path: inBoth('/user/{slug}'),
    reachableOffline: true,
    query: ['token', 'done'],
  },
  // The draft of one page, for readers without an account.
  preview: { path: inEach('/vorschau', '/preview'), bodyClass: 'page', query: ['token'] },
  subscriptions: { area: 'subscriptions', path: at('subscriptions') },

  // One row for the whole back-office, which reads the rest of the path itself, so that visitors do not load its routes.
  office: { path: '/admin/*', layout: 'dashboard', reachableOffline: true },
  cmsHub: { path: bare('/cms-hub'), layout: 'dashboard' },
  look: { path: bare('/cms-hub/look') },
  dashboard: {
    path: bare('/cms-hub/dashboard'),
    layout: 'dashboard',
    query: ['from', 'to', 'done'],
  },
  shopFrame: { path: '/eventim-template', layout: 'webshop' },
  // The pages of the shop with its forms, queries and cookies.
  eventimShop: { path: '/eventim.webshop/*', layout: 'webshop' },
  testWebshop: { path: '/test.webshop/*', layout: 'webshop' },
  testshop: { path: '/testshop/*', layout: 'webshop' },
  webshop: { path: bare('/webshop/*'), layout: 'webshop' },

  page: { path: inBoth('/*'), bodyClass: 'page' },
} as const satisfies Record<string, RouteRow>

export type RouteName = keyof typeof ROUTES

/** A screen of the house, named as its source file: `house:screens/works`. */
export type HouseRoute = `house:screens/${string}`
export type AnyRoute = RouteName | HouseRoute
