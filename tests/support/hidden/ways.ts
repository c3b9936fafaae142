import type { Locale } from '../../../packages/foyer/src/contract/locale.ts'
import { fillPattern } from '../../../packages/foyer/src/contract/route-pattern.ts'
import {
  ROUTES,
  type RouteName,
  routePattern,
  routeRow,
} from '../../../packages/foyer/src/contract/routes.ts'
import type { startTestApp } from '../test-app.ts'
import { type HiddenHouse, ONLINE } from './house.ts'
import { BEGINNING } from './words.ts'

type App = Pick<Awaited<ReturnType<typeof startTestApp>>['app'], 'endpoints' | 'routes'>

/** A way to get data from the server, and the requests to make. */
export interface Way {
  name: string
  urls: (locale: Locale) => string[]
}

/** Texts to search for: the beginning of every secret, the same with a typing error, and the online items. */
const SEARCHES = [BEGINNING, `${BEGINNING.slice(0, -1)}n`, ONLINE]

/** The largest page that a call answers. */
const MOST: Record<string, string> = { page_size: '100', items: '8' }

const FILTERS = ['room', 'series', 'production', 'person', 'venue', 'date']

/**
 * Every call, every other file and every screen, with all parameters that could lead to something hidden. New ones are included
 * automatically; where one needs a value that is not listed here, the walk fails with a message.
 */
export function waysInto({ endpoints, routes }: App, { ids, sectionSlugs, paths, frames }: HiddenHouse) {
  const everyId = [...new Set(Object.values(ids).flat())]
  const sections = [...sectionSlugs, 'nowhere']

  /** By the name of a parameter. */
  const values: Record<string, (number | string)[]> = {
    ...{ production: [], event: [], venue: [], room: [], series: [], person: [], category: [], tag: [] },
    ...ids,
    id: everyId,
    dates: ['all'],
    query: SEARCHES,
    q: SEARCHES,
    search: SEARCHES,
    date: ['2031-03-01', '2031-04-01'],
    // Parameters that choose among public words, or limit the number of results.
    ...{ production_season: [1, 2], production_tag: [1, 2] },
    ...{ type: [], genre: [], season: [], exhibition_type: [], page: [], page_size: [], items: [] },
    ...{ until: ['2031-03-31'], language: [], access: [], audience: [], age: [], price_max: [] },
    ...{ pay: [], premiere: [], tickets: [] },
    // Keys of the shop, which are no secrets; shop-cart.test.ts requests what they lead to.
    ...{ event_jet_id: ['x'], area: ['webshop'], path: ['cart'] },
    // For editors, and for logged-in users.
    ...{ version_id: [], next: [], ordering: [], version: [], mark: [], order: [] },
    ...{ token: ['x'], done: [], from: [], to: [] },
    kept: ['event', 'production', 'article'].map((kind) =>
      everyId
        .slice(0, 200)
        .map((id) => `${kind}:${id}`)
        .join(),
    ),
    ...{ model: ['text'], document: [1], since: [0] },
  }
  const valuesOf = (name: string) => values[name] ?? unthought(`the parameter "${name}"`)

  /** A path alone, and with each value of each query parameter. */
  const underQueries = (path: string, names: readonly string[], always: Record<string, string> = {}) =>
    [{}, ...names.flatMap((name) => valuesOf(name).map((value) => ({ [name]: String(value) })))].map(
      (query) => withQuery(path, { ...always, ...query }),
    )

  function urlsOfCall(path: string, names: string[]): string[] {
    // Closed by the role of the caller before anything is read; the table of access tests each.
    if (path.startsWith('/api/admin')) return [path.replace('{id}', String(everyId[0]))]
    // A section is named by its slug in the query as well as in the path.
    if (path.endsWith('/container')) return sections.map((slug) => withQuery(path, { slug }))
    const [, inPath] = /\{(\w+)\*?\}/.exec(path) ?? []
    const inQuery = names.filter((name) => name !== inPath)
    const always = Object.fromEntries(Object.entries(MOST).filter(([name]) => inQuery.includes(name)))
    const filled = inPath
      ? valuesInPath(path, inPath).map((value) => path.replace(/\{\w+\*?\}/, String(value)))
      : [path]
    return filled.flatMap((url) => underQueries(url, inQuery, always))
  }

  function valuesInPath(path: string, name: string): (number | string)[] {
    if (path.includes('/page/')) return ['', ...paths]
    if (path.includes('/container/')) return sections
    if (path.startsWith('/api/html/')) return ['html_header', '404']
    // `/api/events/{id}`; a detail of another name is requested with every id.
    const [, kinds = ''] = /^\/api\/(\w+)\/\{id\}$/.exec(path) ?? []
    return ids[kinds] ?? ids[kinds.replace(/s$/, '')] ?? valuesOf(name)
  }

  const calls = endpoints
    .filter(({ method }) => method === 'GET')
    .map(({ path, contract }): Way => {
      const names = Object.keys(contract.params?.shape ?? {})
      return { name: path, urls: (locale) => urlsOfCall(path, names).map((url) => `/${locale}${url}`) }
    })

  /** Routes that are neither calls nor the same for everybody. */
  const otherRoutes: Record<string, (locale: Locale) => string[]> = {
    '/api/events/:id.ics': (locale) => valuesOf('event').map((id) => `/${locale}/api/events/${id}.ics`),
    '/user/calendar.ics': () => ['/de/user/calendar.ics?token=x'],
    '/programm.ics': () => underQueries('/de/programm.ics', FILTERS),
    '/events.ics': () => underQueries('/en/events.ics', FILTERS),
    '/sitemap-:part.xml': () => ['/sitemap-1.xml'],
    '/api/oembed': (locale) =>
      valuesOf('event').map(
        (id) =>
          `/api/oembed?url=${encodeURIComponent(`http://localhost:80/${locale}/${locale === 'de' ? 'programm' : 'events'}/x/${id}`)}`,
      ),
    '/programm/feed.xml': () => underQueries('/de/programm/feed.xml', FILTERS),
    '/events/feed.xml': () => underQueries('/en/events/feed.xml', FILTERS),
    '/programm/feed.json': () => underQueries('/de/programm/feed.json', FILTERS),
    '/events/feed.json': () => underQueries('/en/events/feed.json', FILTERS),
    '/magazin/feed.json': () => underQueries('/de/magazin/feed.json', ['category']),
    '/magazine/feed.json': () => underQueries('/en/magazine/feed.json', ['category']),
    '/magazin/feed.xml': () => underQueries('/de/magazin/feed.xml', ['category']),
    '/magazine/feed.xml': () => underQueries('/en/magazine/feed.xml', ['category']),
    '/html-frames/:slug': () => ['html_header', ...sections].map((slug) => `/html-frames/${slug}`),
    '/html-frames/:version/:module/:field': () => frames,
    '/html/:file': () => ['/html/404.html'],
    // Closed by the role of the caller; page-views.test.ts and dashboard.test.ts read their content.
    '/api/dashboard-csv/:name': (locale) => [`/${locale}/api/dashboard-csv/page-views`],
    '/api/forms-entry-file/:id': (locale) => [`/${locale}/api/forms-entry-file/x`],
    // Files of the site itself, and pictures, whose addresses cannot be guessed: other answers must not contain these addresses.
    '/webshop-files/:area/*': (locale) => [`/${locale}/webshop-files/webshop/a.png`],
    '/webshop-hand-over/*': (locale) => [`/${locale}/webshop-hand-over/cart`],
    ...{ '/assets/*': () => [], '/media/:id/:hash/:name': () => [], '/media/files/:name': () => [] },
    '/brand/:id/:name': () => [],
    // The screens, and a call that is listed under its rest parameter.
    ...{ '/*': () => [], '/pageeditor-api/page/*': () => [], '/pageeditor-api/page': () => [] },
  }
  const callRoutes = new Set(endpoints.map(({ path }) => path.replace(/\{(\w+)\}/g, ':$1')))
  const bareRoutes = routes.flatMap(({ method, url }) =>
    method === 'GET' ? [url.replace(/^\/(de|en)(?=\/)/, '')] : [],
  )
  const others = new Set(bareRoutes.filter((route) => !callRoutes.has(route)))
  const files = [...others].map((route): Way => {
    const plain = /[:*]/.test(route) ? () => unthought(route) : () => [route]
    return { name: route, urls: otherRoutes[route] ?? plain }
  })

  const screens = (Object.keys(ROUTES) as RouteName[]).map((name): Way => {
    const { query = [] } = routeRow(name)
    return {
      name: `screen ${name}`,
      urls: (locale) =>
        paramsOf(name, routePattern(name, locale)).flatMap((params) =>
          underQueries(fillPattern(routePattern(name, locale), params), query),
        ),
    }
  })

  function paramsOf(name: RouteName, pattern: string): Record<string, unknown>[] {
    if (name === 'search') return [{}, { category: 'events' }, { category: 'others' }]
    if (name === 'userStep') return ['register', 'password', 'confirm'].map((slug) => ({ slug }))
    if (name === 'page') return paths.map((path) => ({ path }))
    if (!pattern.includes('{')) return [{}]
    // `magazineTag` is a screen of tags; one of another name is requested with every id.
    const kind = name.replace(/^magazine/, '').toLowerCase()
    return (ids[kind] ?? everyId).map((id) => ({ id, slug: 'x', category: 'x', tag: 'x' }))
  }

  return { calls, files, screens }
}

function withQuery(path: string, query: Record<string, string>): string {
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}

function unthought(what: string): never {
  throw new Error(`Say in tests/support/hidden/ways.ts what to ask for by ${what}`)
}
