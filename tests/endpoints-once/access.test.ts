import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeSettings } from '../../packages/foyer/src/domains/settings/service.ts'
import { legalTexts } from '../../packages/foyer/src/pages/tables.ts'
import { allResources, type Resource } from '../../packages/foyer/src/saving/resource.ts'
import '../../packages/foyer/src/server/resources.ts'
import { pdf } from '../support/small-files.ts'
import { startTestApp } from '../support/test-app.ts'
import { untilHeard } from '../support/until-heard.ts'

interface Row {
  /** The address to request, if the route has parameters. */
  url?: string
  body?: object
  visitor: number
  customer: number
  editor: number
  admin: number
  /** The status with a session that has ended. */
  expired: number
  /** The status of a write with another caller's token; null if nothing is written. */
  badCsrf: number | null
  /** Answered in the same way while the site is offline; all others are then a 503, except for editors. */
  reachableOffline?: true
}

const open = { visitor: 200, customer: 200, editor: 200, admin: 200, expired: 200, badCsrf: null }
const always = { ...open, reachableOffline: true } as const
/** Opened by a token alone, which no role has. */
const forToken = {
  visitor: 403,
  customer: 403,
  editor: 403,
  admin: 403,
  expired: 403,
  badCsrf: null,
} as const
const absent = { visitor: 404, customer: 404, editor: 404, admin: 404, expired: 404, badCsrf: null }
const forEditors = { visitor: 401, customer: 403, editor: 200, admin: 200, expired: 401, badCsrf: null }
/** The editor of the tests has no access to the dashboard. */
const forDashboard = { ...forEditors, editor: 403 }
const notValid = { visitor: 400, customer: 400, editor: 400, admin: 400, expired: 400 }
const upload = new FormData()
upload.append('file', new File([new Uint8Array(pdf())], 'a.pdf'))
/** The uploaded document is neither a picture nor a film. */
const notTaken = { ...forEditors, editor: 415, admin: 415, badCsrf: 403, body: upload }
const wrongLogin = { visitor: 401, customer: 401, editor: 401, admin: 401, expired: 401 }
const noShop = { visitor: 503, customer: 503, editor: 503, admin: 503, expired: 503, badCsrf: null }
const done = { visitor: 204, customer: 204, editor: 204, admin: 204, expired: 204 }

/** The calls of a resource of the back-office: allowed for those who may edit it, and no item has this id. */
const resource = (one: Resource): Record<string, Row> => {
  const { subject, isSingleton, isFixed, isKept, position, clashes } = one
  const allowed = (status: number) =>
    subject.access === 'admin'
      ? { ...forEditors, editor: 403, admin: status }
      : { ...forEditors, editor: status, admin: status }
  const path = `/api/admin/${subject.area}/${subject.model}`
  const url = `${path}/${isSingleton ? 1 : 2_000_000_000}`
  const found = isSingleton ? 200 : 404
  const write = { url, body: { version: 0 }, ...allowed(found), badCsrf: 403 }
  const notValid = { ...allowed(400), badCsrf: 403 }
  return {
    [`GET ${path}`]: allowed(200),
    ...(!isFixed && !isSingleton && { [`POST ${path}`]: notValid }),
    // 3-readings, Decided after it was used, attacked and read, Lists without an order
    [`PATCH ${path}`]: position ? notValid : { ...allowed(409), badCsrf: 403, body: [1] },
    [`GET ${path}/:id`]: { ...allowed(found), url },
    [`POST ${path}/:id`]: write,
    [`PUT ${path}/:id`]: write,
    [`PATCH ${path}/:id`]: write,
    ...(!isKept && !isSingleton && { [`DELETE ${path}/:id`]: { ...write, url: `${url}?version=0` } }),
    [`GET ${path}/:id/uses`]: { ...allowed(found), url: `${url}/uses` },
    ...(clashes && { [`GET ${path}/:id/clashes`]: { ...allowed(found), url: `${url}/clashes` } }),
    ...(clashes && { [`POST ${path}/clashes`]: notValid }),
    [`GET ${path}/:id/history`]: { ...allowed(200), url: `${url}/history` },
    [`POST ${path}/:id/restore`]: {
      ...{ ...write, ...allowed(404) },
      url: `${url}/restore`,
      body: { entry: 2_000_000_000 },
    },
  }
}

/** Made from the descriptions, so that a new resource is included automatically. */
const RESOURCES: Record<string, Row> = Object.assign({}, ...allResources().map(resource))

/** The writes of the page editor: for editors, and no document has this id. */
const documentCalls = (): Record<string, Row> => {
  const absentForEditors = { ...forEditors, editor: 404, admin: 404 }
  const write = { document: 2_000_000_000, base_version: 1, operation_id: 'made-for-this-test' }
  const sent = { ...absentForEditors, badCsrf: 403, body: write }
  const at = '/pageeditor-api/document/2000000000'
  const query = new URLSearchParams(write as never)
  const publishing = (name: string) => ({ ...sent, url: `${at}/${name}`, body: {} })
  const change = { ...sent, url: '/pageeditor-api/text/a' }
  return {
    'POST /pageeditor-api/container': { ...forEditors, body: { slug: 'of-the-access-test' }, badCsrf: 403 },
    'PATCH /pageeditor-api/container': { ...sent, body: { ...write, id: 'a' } },
    'POST /pageeditor-api/:model': { ...sent, url: '/pageeditor-api/text' },
    'PATCH /pageeditor-api/:model': { ...sent, url: '/pageeditor-api/text', body: { ...write, id: 'a' } },
    'GET /pageeditor-api/:model/:id': {
      ...absentForEditors,
      url: '/pageeditor-api/text/a?document=2000000000',
    },
    'POST /pageeditor-api/:model/:id': change,
    'PUT /pageeditor-api/:model/:id': change,
    'PATCH /pageeditor-api/:model/:id': change,
    'DELETE /pageeditor-api/:model/:id': { ...sent, url: `${change.url}?${query}` },
    'GET /pageeditor-api/document/:id': { ...absentForEditors, url: at },
    'GET /pageeditor-api/document/:id/operations': { ...absentForEditors, url: `${at}/operations` },
    'POST /pageeditor-api/document/:id/operations': {
      ...sent,
      url: `${at}/operations`,
      body: { ...write, operations: [{ kind: 'remove', module: 'a' }] },
    },
    'GET /pageeditor-api/document/:id/history': { ...absentForEditors, url: `${at}/history` },
    'POST /pageeditor-api/document/:id/restore': {
      ...sent,
      url: `${at}/restore`,
      body: { ...write, version: 1 },
    },
    'POST /pageeditor-api/document/:id/publish': publishing('publish'),
    'POST /pageeditor-api/document/:id/unpublish': publishing('unpublish'),
    'DELETE /pageeditor-api/document/:id/schedule': publishing('schedule'),
    'POST /pageeditor-api/document/:id/presence': {
      ...sent,
      url: `${at}/presence`,
      body: { tab: 'of-the-access-test', module: null },
    },
    'POST /pageeditor-api/document/:id/news': {
      ...sent,
      url: `${at}/news`,
      body: { tab: 'of-the-access-test', mark: '' },
    },
    'GET /pageeditor-api/document/:id/previews': { ...forEditors, url: `${at}/previews` },
    'POST /pageeditor-api/document/:id/previews': { ...sent, url: `${at}/previews`, body: { hours: 1 } },
    'DELETE /pageeditor-api/document/:id/previews/:link': publishing('previews/1'),
  }
}

/** The import desk: for editors, and no source has this id. */
const importDeskCalls = (): Record<string, Row> => {
  const nowhere = { ...forEditors, editor: 404, admin: 404, badCsrf: 403 }
  const exported = { source: 2_000_000_000, text: 'id' }
  return {
    'GET /api/admin/first-steps': { ...forEditors, editor: 403 },
    'POST /api/admin/first-steps/tick': {
      ...{ ...forEditors, editor: 403, badCsrf: 403 },
      body: { step: 'backup', is_done: true },
    },
    'POST /api/admin/first-steps/test-mail': { ...forEditors, editor: 403, badCsrf: 403 },
    'GET /api/admin/legal-gaps': forEditors,
    'GET /api/admin/import-desk': forEditors,
    'POST /api/admin/import-desk/preview': { ...nowhere, body: exported },
    'POST /api/admin/import-desk/take': { ...nowhere, body: { ...exported, foreign_ids: ['x'] } },
    'POST /api/admin/import-desk/read': { ...nowhere, body: { source: 2_000_000_000 } },
    'POST /api/admin/import-desk/inbox/take': {
      ...{ ...forEditors, badCsrf: 403 },
      body: { ids: [2_000_000_000] },
    },
    'POST /api/admin/import-desk/inbox/set-aside': {
      ...{ ...forEditors, editor: 204, admin: 204, badCsrf: 403 },
      body: { ids: [2_000_000_000] },
    },
  }
}

/** Calls for getting and changing an account; a refused call does not end a session. */
const accountCalls = (): Record<string, Row> => {
  const token = 'of-the-access-test'
  const anybody = { badCsrf: 403, reachableOffline: true } as const
  const forOneself = { visitor: 401, customer: 200, editor: 200, admin: 200, expired: 401, badCsrf: null }
  const refused = { ...forOneself, customer: 400, editor: 400, admin: 400, badCsrf: 403 }
  const wrong = { current_password: 'no' }
  return {
    'POST /api/user-register': {
      ...{ ...done, ...anybody },
      body: { email: 'access@test.example', first_name: 'A', last_name: 'B' },
    },
    'POST /api/user-password-reset': { ...{ ...done, ...anybody }, body: { email: 'reset@test.example' } },
    'GET /api/user-link': { ...always, url: `/api/user-link?token=${token}` },
    'POST /api/user-password-choice': {
      ...{ ...notValid, ...anybody },
      body: { token, password: 'a long enough one' },
    },
    'POST /api/user-email-confirmation': { ...notValid, ...anybody, body: { token } },
    'POST /api/user-email-refusal': { ...notValid, ...anybody, body: { token } },
    'GET /api/user-profile': forOneself,
    'POST /api/user-profile': {
      ...{ ...forOneself, badCsrf: 403 },
      body: { first_name: 'Toni', last_name: 'Test', locale: 'de', newsletter: false },
    },
    'POST /api/user-password': { ...refused, body: { ...wrong, password: 'a long enough one' } },
    'POST /api/user-email': { ...refused, body: { ...wrong, email: 'new@test.example' } },
    'GET /api/user-sessions': forOneself,
    'DELETE /api/user-sessions': { ...done, visitor: 401, expired: 401, badCsrf: 403 },
    'DELETE /api/user-sessions/:id': {
      ...{ ...forOneself, customer: 404, editor: 404, admin: 404, badCsrf: 403 },
      url: '/api/user-sessions/2000000000',
    },
    'GET /api/user-export': forOneself,
    'POST /api/user-login-code': {
      ...{ ...wrongLogin, ...anybody },
      body: { pending: 'of-the-access-test', code: '000000' },
    },
    'GET /api/user-passkeys': forOneself,
    'POST /api/user-passkey-options': { ...refused, body: wrong },
    'POST /api/user-passkeys': { ...refused, body: { state: 'x', response: { id: 'x' } } },
    'POST /api/user-passkey-end': { ...refused, body: { ...wrong, id: 1 } },
    'POST /api/user-passkey-challenge': { ...open, badCsrf: 403, reachableOffline: true },
    'POST /api/user-login-passkey': {
      ...wrongLogin,
      badCsrf: 403,
      reachableOffline: true,
      body: { state: 'x', response: { id: 'x' } },
    },
    'GET /api/user-second-factor': forOneself,
    'POST /api/user-second-factor': { ...refused, body: wrong },
    'POST /api/user-second-factor-code': { ...refused, body: { code: '000000' } },
    'POST /api/user-second-factor-end': { ...refused, body: wrong },
    'GET /api/favorites': { ...open, url: '/api/favorites?kept=event:1' },
    'GET /api/user-favorites': forOneself,
    'POST /api/user-favorites': { ...forOneself, badCsrf: 403 },
    'GET /api/user-favorites-news': forOneself,
    'POST /api/user-favorites-news': { ...done, visitor: 401, expired: 401, badCsrf: 403 },
    'GET /api/user-calendar': forOneself,
    'POST /api/user-calendar': { ...forOneself, badCsrf: 403 },
    'DELETE /api/user-calendar': { ...done, visitor: 401, expired: 401, badCsrf: 403 },
    'GET /user/calendar.ics': { ...absent, url: '/de/user/calendar.ics?token=x' },
    'POST /api/user-deletion': { ...refused, body: wrong },
  }
}

/** Who may call which route. A route without a row fails the test below. */
const TABLE: Record<string, Row> = {
  'GET /livez': always,
  'GET /readyz': always,
  'GET /metrics': { ...forToken, reachableOffline: true },
  'GET /openapi.json': always,
  'GET /api/docs': always,
  'GET /api/docs.css': always,

  'GET /api/user-details': always,
  'GET /pageeditor-api/user': forEditors,
  'POST /api/user-login': {
    ...wrongLogin,
    body: { email: 'nobody@test.example', password: 'no' },
    badCsrf: 403,
    reachableOffline: true,
  },
  'POST /api/user-logout': { ...done, badCsrf: 403, reachableOffline: true },

  ...accountCalls(),

  'GET /pageeditor-api/settings': always,
  'GET /pageeditor-api/nav': open,
  'GET /pageeditor-api/preview': { ...absent, url: '/pageeditor-api/preview?token=of-the-access-test' },
  'GET /pageeditor-api/page': open,
  'GET /pageeditor-api/page/*': { ...open, url: '/pageeditor-api/page/haus' },
  'GET /pageeditor-api/container': { ...open, url: '/pageeditor-api/container?slug=none' },
  'GET /pageeditor-api/container/by-slug/:slug': {
    url: '/pageeditor-api/container/by-slug/none',
    ...{ visitor: 404, customer: 404, editor: 404, admin: 404, expired: 404, badCsrf: null },
  },

  ...documentCalls(),

  'GET /api/search': { ...open, url: '/api/search?query=haus' },
  'GET /api/search/events': { ...open, url: '/api/search/events?query=haus' },
  'GET /api/search/others': { ...open, url: '/api/search/others?query=haus' },
  'GET /api/search/autocomplete': { ...open, url: '/api/search/autocomplete?query=haus' },

  'GET /media/:id/:hash/:name': {
    url: '/media/1/0123456789abcdef/w320.webp',
    reachableOffline: true,
    ...{ visitor: 404, customer: 404, editor: 404, admin: 404, expired: 404, badCsrf: null },
  },
  'GET /sitemap.xml': open,
  'GET /programm.pdf': { ...open, url: '/de/programm.pdf' },
  'GET /events.pdf': { ...open, url: '/en/events.pdf' },
  'GET /.well-known/change-password': {
    ...{ visitor: 302, customer: 302, editor: 302, admin: 302, expired: 302, badCsrf: null },
    reachableOffline: true,
  },
  'GET /sitemap-:part.xml': { ...absent, url: '/sitemap-1.xml' },
  'GET /manifest.webmanifest': { ...open, reachableOffline: true },
  'GET /magazin/feed.json': { ...open, url: '/de/magazin/feed.json' },
  'GET /magazine/feed.json': { ...open, url: '/en/magazine/feed.json' },
  'GET /api/oembed': { ...absent, url: '/api/oembed' },
  'GET /programm/feed.xml': { ...open, url: '/de/programm/feed.xml' },
  'GET /events/feed.xml': { ...open, url: '/en/events/feed.xml' },
  'GET /programm/feed.json': { ...open, url: '/de/programm/feed.json' },
  'GET /events/feed.json': { ...open, url: '/en/events/feed.json' },
  'GET /magazin/feed.xml': { ...open, url: '/de/magazin/feed.xml' },
  'GET /magazine/feed.xml': { ...open, url: '/en/magazine/feed.xml' },
  'GET /html/:file': { ...absent, url: '/html/404.html', reachableOffline: true },
  'GET /media/files/:name': {
    url: '/media/files/0123456789abcdef.webm',
    reachableOffline: true,
    ...{ visitor: 404, customer: 404, editor: 404, admin: 404, expired: 404, badCsrf: null },
  },
  'GET /programm.ics': { ...open, url: '/de/programm.ics' },
  'GET /events.ics': { ...open, url: '/en/events.ics' },
  'GET /api/events/:id.ics': { ...absent, url: '/de/api/events/2000000000.ics' },
  'GET /html-frames/:slug': { ...always, url: '/html-frames/html_header' },
  'GET /html-frames/:version/:module/:field': { ...absent, url: '/html-frames/2000000000/a/html_code' },
  'GET /api/events': open,
  'GET /api/events/:id': { ...absent, url: '/api/events/2000000000' },
  'GET /api/calendar': open,
  'GET /api/teasers': open,
  'GET /api/event-facets': open,
  'GET /api/event-tags': open,
  'GET /api/genres': open,
  'GET /api/productions': open,
  'GET /api/productions/:id': { ...absent, url: '/api/productions/2000000000' },
  'GET /api/seasons': open,
  'GET /api/exhibition-types': open,
  'GET /api/production-tags': open,
  'GET /api/persons': open,
  'GET /api/persons/:id': { ...absent, url: '/api/persons/2000000000' },
  'GET /api/person-categories': open,
  'GET /api/series': open,
  'GET /api/series/:id': { ...absent, url: '/api/series/2000000000' },
  'GET /api/venues': open,
  'GET /api/venues/:id': { ...absent, url: '/api/venues/2000000000' },
  'GET /api/rooms': open,
  'GET /api/opening-hours-today': open,
  'GET /api/subscriptions': open,

  'GET /api/articles': open,
  'GET /api/articles/:id': { ...absent, url: '/api/articles/2000000000' },
  'GET /api/articles-teaser': open,
  'GET /api/article-categories': open,
  'GET /api/article-tags': open,
  'GET /api/breaking-news': open,
  'GET /api/agb': open,
  'GET /api/imprint': open,
  'GET /api/privacy-policy': open,
  'GET /api/html': open,
  'GET /api/html/:slug': { ...always, url: '/api/html/html_header' },
  'GET /pageeditor-api/redirect': open,

  'GET /api/forms/:id': { ...absent, url: '/api/forms/2000000000' },
  'POST /api/forms-entries': { ...notValid, badCsrf: 403, body: { form: 2_000_000_000, field_values: {} } },
  'GET /api/forms-entry-file/:id': {
    ...{ ...forEditors, editor: 404, admin: 404 },
    url: '/de/api/forms-entry-file/00000000-0000-4000-8000-000000000000',
  },
  'POST /api/temp-files': { ...open, badCsrf: 403, body: upload },
  // Allowed for all, but there is no shop in this test.
  'POST /api/shop-cart': {
    ...{ ...noShop, badCsrf: 403 },
    body: { event_jet_id: 'x', quantities: [1], sale_type_ids: [1] },
  },
  'GET /api/shop-cart': open,
  'GET /api/shop-line': open,
  'POST /api/shop-cart-extension': { ...noShop, badCsrf: 403, body: {} },
  'GET /api/shop-offers/:event_jet_id': { ...noShop, url: '/api/shop-offers/x' },
  'GET /api/shop-page': { ...noShop, url: '/api/shop-page?area=webshop&path=cart' },
  // An unanswered form is a page that can be sent again; its status is part of the answer.
  'POST /api/shop-page': { ...open, badCsrf: 403, body: { area: 'webshop', path: 'cart', form: '' } },
  'GET /webshop-files/:area/*': { ...noShop, url: '/de/webshop-files/webshop/a.png' },
  'GET /webshop-hand-over/*': { ...absent, url: '/de/webshop-hand-over/cart' },
  // A webhook of the shop has no token; a shop that takes none answers that there is none.
  'POST /api/shop-hints': { ...absent, badCsrf: 404, body: {} },

  'POST /api/dashboard-error-log': {
    ...done,
    badCsrf: 403,
    body: { url: '/de/weg' },
    reachableOffline: true,
  },
  'GET /api/cms-hub': forEditors,
  'GET /api/dashboard-error-log': forDashboard,
  'GET /api/dashboard-site': forDashboard,
  'POST /api/dashboard-site': { ...forDashboard, admin: 204, badCsrf: 403 },
  'GET /api/dashboard-page-activities': forDashboard,
  'GET /api/dashboard-page-views': forDashboard,
  'GET /api/dashboard-csv/:name': { ...forDashboard, url: '/de/api/dashboard-csv/page-views' },
  'POST /api/page-view': { ...done, badCsrf: 403, body: { path: '/de' } },
  'GET /api/dashboard-search-keywords': forDashboard,
  'GET /api/dashboard-content-overview': forDashboard,
  'GET /api/dashboard-identity-events': forDashboard,
  'GET /api/dashboard-versions': forDashboard,

  'GET /api/admin': forEditors,
  'GET /api/admin/find': { ...forEditors, url: '/api/admin/find?search=x' },
  'GET /api/admin/recent': forEditors,
  'GET /api/admin/look': forEditors,
  'POST /api/admin/settings/design/preview': {
    ...{ ...forEditors, editor: 403, admin: 400, badCsrf: 403 },
    body: { path: '/de', values: {} },
  },
  'POST /api/admin/settings/brand/preview': {
    ...{ ...forEditors, editor: 403, admin: 200, badCsrf: 403 },
    body: { path: '/de', values: {} },
  },
  'GET /api/admin/attention': forEditors,
  'POST /api/admin/media/image': notTaken,
  'POST /api/admin/media/file': notTaken,
  'POST /api/admin/media/image/:id/file': {
    ...{ ...notTaken, editor: 404, admin: 404 },
    url: '/api/admin/media/image/2000000000/file',
  },
  ...importDeskCalls(),
  ...RESOURCES,

  'GET /favicon.svg': always,
  'GET /brand/:id/:name': {
    url: '/brand/1/none.svg',
    reachableOffline: true,
    ...{ visitor: 404, customer: 404, editor: 404, admin: 404, expired: 404, badCsrf: null },
  },
  'GET /robots.txt': always,
  'GET /sw.js': always,
  'GET /assets/*': {
    url: '/assets/none.js',
    reachableOffline: true,
    ...{ visitor: 404, customer: 404, editor: 404, admin: 404, expired: 404, badCsrf: null },
  },
  'GET /*': { ...open, url: '/de' },
  // The one screen with a form; the browser's Origin header replaces the token.
  'POST /*': {
    url: '/de',
    reachableOffline: true,
    ...{ visitor: 405, customer: 405, editor: 405, admin: 405, expired: 405, badCsrf: null },
  },
}

const house = await startTestApp()
afterAll(() => house.close())
for (const kind of ['agb', 'imprint', 'privacy-policy'] as const) {
  const row = { kind, updatedAt: house.clock.now() }
  await house.app.platform.db.insert(legalTexts).values(row).onConflictDoNothing()
}

const sessions = {
  visitor: await house.visit(),
  customer: await house.login('customer'),
  editor: await house.login('editor'),
  admin: await house.login('admin'),
}

/** One session per role for all routes, except the one that ends it. */
async function callerFor(key: string, role: keyof typeof sessions) {
  const endsSession = key === 'POST /api/user-logout' && role !== 'visitor'
  return endsSession ? house.login(role) : sessions[role]
}

/** A route with a language has the same rights as the one without. */
const keyOf = ({ method, url }: { method: string; url: string }) =>
  `${method} ${url.replace(/^\/(de|en)(?=\/)/, '')}`
const declared = new Set(house.app.routes.map(keyOf))

function requestOf(key: string, { url, body = {} }: Row) {
  const [method, pattern] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string]
  const sends = method !== 'GET' && method !== 'DELETE'
  return { method, url: url ?? pattern, ...(sends && { payload: body }) }
}

describe('route × role', () => {
  it('has a row for every route, and no row without one', () => {
    expect([...declared].filter((key) => !TABLE[key])).toEqual([])
    expect(Object.keys(TABLE).filter((key) => !declared.has(key))).toEqual([])
  })

  describe.each(Object.entries(TABLE))('%s', (key, row) => {
    it.each(['visitor', 'customer', 'editor', 'admin'] as const)('%s', async (role) => {
      const caller = await callerFor(key, role)
      const answer = await house.inject({ ...caller, ...requestOf(key, row) })
      expect(answer.statusCode, answer.body.slice(0, 200)).toBe(row[role])
    })

    if (row.badCsrf === null) return
    it('bad CSRF', async () => {
      const answer = await house.inject({
        ...sessions.admin,
        ...requestOf(key, row),
        headers: sessions.editor.headers,
      })
      expect(answer.statusCode).toBe(row.badCsrf)
    })
  })
})

describe('3-readings, Calls, Site offline: route × role while the site is offline', () => {
  beforeAll(async () => {
    // An hour later, because letters are limited.
    house.clock.advance({ hours: 1 })
    // From here on the answers for visitors are stored; they must not be given while the site is offline.
    for (const [key, row] of Object.entries(TABLE)) {
      if (key.startsWith('GET ')) await house.inject(requestOf(key, row))
    }
    await writeSettings(house.app.platform, 'site', { is_site_online: false })
    await untilHeard(house.app.platform, house.app.platform)
  })

  it.each(Object.entries(TABLE))('%s', async (key, row) => {
    for (const role of ['visitor', 'customer', 'editor'] as const) {
      const caller = await callerFor(key, role)
      const answer = await house.inject({ ...caller, ...requestOf(key, row) })
      // Callers without the right are refused first.
      const isRefused = row[role] === 401 || row[role] === 403
      const isOpen = row.reachableOffline || isRefused || role === 'editor'
      expect(answer.statusCode, `${role}: ${answer.body.slice(0, 200)}`).toBe(isOpen ? row[role] : 503)
      if (isOpen) continue
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      if (String(answer.headers['content-type']).startsWith('application/json')) {
        expect(answer.json()).toMatchObject({ code: 'site_offline', detail: 'Website offline' })
      } else {
        expect(answer.body).toContain('Website offline')
      }
    }
  })

  it('declares of each route what the table says of it', () => {
    const declaredOpen = house.app.endpoints
      .filter(({ contract }) => contract.reachableOffline)
      .map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`)
    expect(declaredOpen.filter((key) => !TABLE[key]?.reachableOffline)).toEqual([])
  })

  it('and is open again as soon as the site is', async () => {
    await writeSettings(house.app.platform, 'site', { is_site_online: true })
    await untilHeard(house.app.platform, house.app.platform)
    for (const url of ['/de', '/api/events', '/de/magazin/feed.xml']) {
      expect((await house.inject(url)).statusCode, url).toBe(200)
    }
  })
})

describe('route × expired session', () => {
  beforeAll(() => void house.clock.advance({ days: 20 }))

  it.each(Object.entries(TABLE))('%s', async (key, row) => {
    // The token still matches the session's cookie, as in a browser left open.
    const answer = await house.inject({ ...sessions.admin, ...requestOf(key, row) })
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(row.expired)
  })
})
