import type { Locale } from '../../../src/contract/locale.ts'
import { fillPattern } from '../../../src/contract/route-pattern.ts'
import { ROUTES, type RouteName, routePattern, routeRow } from '../../../src/contract/routes.ts'
import type { startTestApp } from '../test-app.ts'
import { type HiddenHouse, ONLINE } from './house.ts'
import { BEGINNING } from './words.ts'

type App = Pick<Awaited<ReturnType<typeof startTestApp>>['app'], 'endpoints' | 'routes'>

/** A way into the house, and what to ask there. */
export interface Way {
  name: string
  urls: (locale: Locale) => string[]
}

/** What to search by: the beginning of every secret, the same mistyped, and what is online beside the secrets. */
const SEARCHES = [BEGINNING, `${BEGINNING.slice(0, -1)}n`, ONLINE]

/** As much as a call gives at once. */
const MOST: Record<string, string> = { page_size: '100', items: '8' }

const FILTERS = ['room', 'series', 'production', 'person', 'venue', 'date']

/**
 * Every call, every other file and every screen, asked for everything that could lead to something hidden. What is new
 * is walked by itself; where a new way needs a value that nobody has thought of, the walk fails and says so.
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
    // They choose among words that nobody hides, or say how much is given at once.
    ...{ production_season: [1, 2], production_tag: [1, 2] },
    ...{ type: [], genre: [], season: [], exhibition_type: [], page: [], page_size: [], items: [] },
    // Keys of the shop, which are no secrets; what they lead to is asked for in shop-cart.test.ts.
    ...{ event_jet_id: ['x'], area: ['webshop'], path: ['cart'] },
    // For editors, and for whoever logs in.
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

  /** A path alone, and under each value of each parameter of its query. */
  const underQueries = (path: string, names: readonly string[], always: Record<string, string> = {}) =>
    [{}, ...names.flatMap((name) => valuesOf(name).map((value) => ({ [name]: String(value) })))].map(
      (query) => withQuery(path, { ...always, ...query }),
    )

  function urlsOfCall(path: string, names: string[]): string[] {
    // Closed by the role of the caller before anything is read; the table of access asks each.
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
    // `/api/events/{id}`; a detail of another name is asked for everything there is.
    const [, kinds = ''] = /^\/api\/(\w+)\/\{id\}$/.exec(path) ?? []
    return ids[kinds] ?? ids[kinds.replace(/s$/, '')] ?? valuesOf(name)
  }

  const calls = endpoints
    .filter(({ method }) => method === 'GET')
    .map(({ path, contract }): Way => {
      const names = Object.keys(contract.params?.shape ?? {})
      return { name: path, urls: (locale) => urlsOfCall(path, names).map((url) => `/${locale}${url}`) }
    })

  /** What is no call and not the same for everybody, by its route. */
  const otherRoutes: Record<string, (locale: Locale) => string[]> = {
    '/api/events/:id.ics': (locale) => valuesOf('event').map((id) => `/${locale}/api/events/${id}.ics`),
    '/user/calendar.ics': () => ['/de/user/calendar.ics?token=x'],
    '/programm.ics': () => underQueries('/de/programm.ics', FILTERS),
    '/events.ics': () => underQueries('/en/events.ics', FILTERS),
    '/magazin/feed.xml': () => underQueries('/de/magazin/feed.xml', ['category']),
    '/magazine/feed.xml': () => underQueries('/en/magazine/feed.xml', ['category']),
    '/html-frames/:slug': () => ['html_header', ...sections].map((slug) => `/html-frames/${slug}`),
    '/html-frames/:version/:module/:field': () => frames,
    '/html/:file': () => ['/html/404.html'],
    // Closed by the role of the caller; page-views.test.ts and dashboard.test.ts read what is in them.
    '/api/dashboard-csv/:name': (locale) => [`/${locale}/api/dashboard-csv/page-views`],
    '/api/forms-entry-file/:id': (locale) => [`/${locale}/api/forms-entry-file/x`],
    // Files of the site itself, and pictures at addresses that nobody can guess: those must not be told elsewhere.
    '/webshop-files/:area/*': (locale) => [`/${locale}/webshop-files/webshop/a.png`],
    ...{ '/assets/*': () => [], '/media/:id/:hash/:name': () => [], '/media/files/:name': () => [] },
    // The screens, and a call under its rest.
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
    // `magazineTag` is a screen of tags; one of another name is asked for everything there is.
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
