import { afterAll, describe, expect, it } from 'vitest'
import { endpointKey } from '../../packages/foyer/src/contract/endpoint.ts'
import { startTestApp } from '../support/test-app.ts'

/** 1 §7 and 2 §7, with the bases declared below them: each call must exist. */
const SPECIFIED = [
  ...['user', 'nav', 'page/{slug*}', 'container/by-slug/{slug}', 'redirect', 'settings'].map(
    (path) => `GET /pageeditor-api/${path}`,
  ),
  ...['events/{id}', 'productions/{id}', 'articles/{id}', 'persons/{id}', 'venues/{id}', 'series/{id}'].map(
    (path) => `GET /api/${path}`,
  ),
  ...[
    'html',
    'html/{slug}',
    'articles',
    'articles-teaser',
    'article-categories',
    'article-tags',
    'venues',
    'seasons',
  ].map((path) => `GET /api/${path}`),
  ...[
    'event-tags',
    'production-tags',
    'rooms',
    'events',
    'calendar',
    'exhibition-types',
    'series',
    'genres',
  ].map((path) => `GET /api/${path}`),
  ...['teasers', 'productions', 'persons', 'person-categories', 'opening-hours-today', 'agb', 'imprint'].map(
    (path) => `GET /api/${path}`,
  ),
  ...['privacy-policy', 'user-details', 'breaking-news', 'forms/{id}', 'search', 'search/autocomplete'].map(
    (path) => `GET /api/${path}`,
  ),
  ...['search/events', 'search/others'].map((path) => `GET /api/${path}`),
  ...[
    'site',
    'page-activities',
    'search-keywords',
    'content-overview',
    'identity-events',
    'versions',
    'error-log',
  ].map((path) => `GET /api/dashboard-${path}`),
  ...['{model}', '{model}/{id}', 'container'].map((path) => `POST /pageeditor-api/${path}`),
  ...['PATCH /pageeditor-api/{model}', 'DELETE /pageeditor-api/{model}/{id}'],
  ...['forms-entries', 'temp-files', 'dashboard-error-log', 'shop-cart', 'user-logout'].map(
    (path) => `POST /api/${path}`,
  ),
]

/** Values for calls with parameters; they exist in the demo. */
const PARAMETERS: Record<string, string> = {
  'GET /pageeditor-api/page/{slug*}': '',
  'GET /pageeditor-api/container/by-slug/{slug}': 'article-1',
  'GET /api/html/{slug}': 'html_header',
}
const QUERIES: Record<string, string> = {
  'GET /pageeditor-api/container': '?slug=article-1',
  'GET /api/user-link': '?token=x',
  'GET /pageeditor-api/preview': '?token=x',
  'GET /api/admin/find': '?search=haus',
  'GET /api/search': '?query=nacht',
  'GET /api/search/events': '?query=nacht',
  'GET /api/search/others': '?query=nacht',
  'GET /api/search/autocomplete': '?query=nacht',
}

/** Calls that need a shop, which this test does not have; `shop-cart.test.ts` has one. */
const NEEDS_SHOP = ['GET /api/shop-offers/{event_jet_id}', 'GET /api/shop-page']

const house = await startTestApp()
afterAll(() => house.close())
const admin = await house.login('admin')
const { modules } = (await house.inject({ ...admin, url: '/pageeditor-api/document/1' })).json()
PARAMETERS['GET /pageeditor-api/{model}/{id}'] = `${modules[0].model}/${modules[0].id}`
QUERIES['GET /pageeditor-api/{model}/{id}'] = '?document=1'
const declared = house.app.endpoints.map(endpointKey)
/** Resources without an item in the demo. */
const MISSING = new Set<string>()
for (const key of declared.filter((one) => /^GET \/api\/admin\/[\w-]+\/\w+\/\{id\}/.test(one))) {
  const list = await house.inject({ ...admin, url: key.slice('GET '.length).replace(/\/\{id\}.*$/, '/') })
  const [first] = list.json().results
  if (first) PARAMETERS[key] = String(first.id)
  else MISSING.add(key)
}

MISSING.add('GET /pageeditor-api/preview')

/** A history is answered for ever, even if there is no item. */
const expectedOf = (key: string) => (MISSING.has(key) && !key.endsWith('/history') ? 404 : 200)

it('every call of the specification is declared', () => {
  expect(SPECIFIED.filter((key) => !declared.includes(key))).toEqual([])
})

describe.each(['/de', '/en', ''])('under "%s"', (prefix) => {
  // The app itself checks answers against their schemas (`checkAnswers`).
  it.each(declared.filter((key) => key.startsWith('GET ') && !NEEDS_SHOP.includes(key)))(
    '%s answers what its schema declares',
    async (key) => {
      const path = key.slice('GET '.length).replace(/\{model\}\/\{id\}|\{\w+\*?\}/, PARAMETERS[key] ?? '1')
      const answer = await house.inject({ ...admin, url: `${prefix}${path}/${QUERIES[key] ?? ''}` })
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(expectedOf(key))
      expect(answer.headers['content-type']).toContain('application/json')
    },
  )
})
