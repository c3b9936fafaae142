import { afterAll, describe, expect, it } from 'vitest'
import { LOCALES } from '../../packages/foyer/src/contract/locale.ts'
import { ROUTES, type RouteName, routePattern } from '../../packages/foyer/src/contract/routes.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const editor = await house.login('editor')

/** A path of a route with suitable parameters. */
function examplePath(name: RouteName, locale: 'de' | 'en'): string {
  const values: Record<string, string> = {
    slug: 'ein-titel',
    tag: 'oper',
    id: '17',
    category: 'events',
    page: '2',
  }
  return routePattern(name, locale)
    .replace(/\{(\w+)\??\}/g, (_, parameter: string) => values[parameter] ?? '')
    .replace('*', 'a/b')
}

describe('1 §2 Screens and routes', () => {
  const names = Object.keys(ROUTES) as RouteName[]
  const addresses = names.flatMap((name) =>
    LOCALES.map((locale) => [name, examplePath(name, locale)] as const),
  )

  it.each(addresses)('%s answers at %s, whoever asks', async (name, url) => {
    // The pages of a shop, which does not exist in these tests.
    const expected = /shop/i.test(name) ? [200, 301, 302, 404, 503] : [200, 301, 302, 404]
    // Not for every editor.
    if (name === 'dashboard') expected.push(403)
    for (const caller of [{}, editor]) {
      const answer = await house.inject({ ...caller, url })
      expect(expected).toContain(answer.statusCode)
    }
  })

  it.each(['de', 'en'])('the pages of the language stand in its frame: %s', async (locale) => {
    for (const url of [`/${locale}`, `/${locale}/404`, `/${locale}/user/login`]) {
      expect((await house.inject(url)).body, url).toContain(`<html lang="${locale}"`)
    }
  })

  it('1 §8: what is not there is a 404 with a way home, in the language of the path', async () => {
    for (const [url, home] of [
      ['/de/nirgendwo', 'href="/de"'],
      ['/en/nowhere/at/all', 'href="/en"'],
      ['/elsewhere', 'href="/de"'],
    ] as const) {
      const answer = await house.inject(url)
      expect(answer.statusCode, url).toBe(404)
      expect(answer.headers['content-type']).toContain('text/html')
      expect(answer.body).toContain(home)
    }
  })

  it.each([
    '/de/programm/titel/keine-zahl',
    '/en/events/title/0',
    '/de/team/name/99999999999',
    '/de/search/foo',
  ])('3-readings, Routes: a parameter that does not fit is a 404: %s', async (url) => {
    expect((await house.inject(url)).statusCode).toBe(404)
  })
})

describe('3-readings, Routes: redirects', () => {
  it.each([
    ['/', 302, '/de'],
    ['/abonnements', 302, '/de/abonnements'],
    ['/profil', 301, '/de/user/profile'],
    ['/profile-en', 301, '/en/user/profile'],
    ['/einstellungen', 301, '/de/user/settings'],
    ['/settings', 301, '/en/user/settings'],
    ['/de/profil', 301, '/de/user/profile'],
    ['/en/profile-en', 301, '/en/user/profile'],
    ['/de/einstellungen', 301, '/de/user/settings'],
    ['/en/settings', 301, '/en/user/settings'],
    ['/de/', 301, '/de'],
    ['/en/', 301, '/en'],
    ['/de/haus/', 301, '/de/haus'],
    ['/de/haus///', 301, '/de/haus'],
    ['/de/profil/', 301, '/de/user/profile'],
    ['/de/haus/?q=1&v=2', 301, '/de/haus?q=1&v=2'],
    ['/profil?x=1', 301, '/de/user/profile?x=1'],
  ])('%s answers %i to %s', async (url, status, location) => {
    const answer = await house.inject(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers.location).toBe(location)
  })

  it.each([
    '//elsewhere.example/',
    '///elsewhere.example//',
    '//elsewhere.example/de/',
    '/\\elsewhere.example/',
  ])('never to another host: %s', async (path) => {
    // With `path` and not `url`, because `url` would move the host out of it.
    const answer = await house.inject({ url: { pathname: path } as never })
    expect(answer.headers.location ?? '/').toMatch(/^\/(?![/\\])/)
  })

  it.each([
    '/webshop/',
    '/testshop/',
    '/test.webshop/a/',
    '/eventim.webshop/',
    '/admin/',
    '/admin/pages/page/8/change/',
  ])('the bare-path rule spares %s', async (url) => {
    expect((await house.inject(url)).statusCode).not.toBe(301)
  })
})

describe('API paths', () => {
  it.each([
    '/api/nowhere',
    '/de/api/nowhere/',
    '/pageeditor-api/nowhere',
    '/en/pageeditor-api/nowhere/1/2',
    '/api',
    '/de/api/',
    '/pageeditor-api',
  ])('3-readings, Calls: an unknown one is a 404 as JSON: %s', async (url) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const answer = await house.inject({ url, method })
      expect(answer.statusCode, method).toBe(404)
      expect(answer.json()).toEqual({ detail: expect.any(String), code: 'not_found' })
    }
  })

  it.each([
    ['GET', '/api/user-login', 'POST'],
    ['DELETE', '/de/api/user-logout/', 'POST'],
    ['POST', '/pageeditor-api/settings', 'GET, HEAD'],
    ['PUT', '/en/pageeditor-api/nav', 'GET, HEAD'],
    ['PATCH', '/pageeditor-api/page/haus', 'GET, HEAD'],
    ['DELETE', '/pageeditor-api/page', 'GET, HEAD'],
    ['POST', '/api/user-details/', 'GET, HEAD'],
  ] as const)('a wrong method is a 405 that names the right ones: %s %s', async (method, url, allow) => {
    const answer = await house.inject({ method, url })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe(allow)
    expect(answer.json()).toEqual({ detail: expect.any(String), code: 'method_not_allowed' })
  })

  it.each(['OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'])(
    'a method nobody declared is refused: %s',
    async (method) => {
      for (const url of ['/api/user-details', '/de', '/assets/x.js']) {
        const answer = await house.inject({ method: method as never, url })
        expect(answer.statusCode, url).toBeGreaterThanOrEqual(400)
        expect(answer.statusCode, url).toBeLessThan(500)
      }
    },
  )

  it('a built file that is not there is a 404', async () => {
    const answer = await house.inject('/assets/nowhere.js')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('nowhere.js')
  })
})

describe('HEAD', () => {
  it.each([
    '/de',
    '/en/visit',
    '/de/nowhere',
    '/de/user/login',
    '/pageeditor-api/nav',
    '/livez',
    '/favicon.svg',
  ])('answers what GET would, without the body: %s', async (url) => {
    const get = await house.inject(url)
    const head = await house.inject({ method: 'HEAD', url })
    expect(head.statusCode).toBe(get.statusCode)
    expect(head.body).toBe('')
    for (const name of ['content-type', 'cache-control', 'etag', 'vary']) {
      expect(head.headers[name], name).toEqual(get.headers[name])
    }
  })

  it('does what GET does on redirects and refusals', async () => {
    expect((await house.inject({ method: 'HEAD', url: '/de/haus/' })).statusCode).toBe(301)
    expect((await house.inject({ method: 'HEAD', url: '/api/user-login' })).statusCode).toBe(405)
    expect((await house.inject({ method: 'HEAD', url: '/api/nowhere' })).statusCode).toBe(404)
  })
})

describe('a form sent to a screen that takes none', () => {
  it.each(['/de', '/en/visit', '/de/nowhere', '/de/404', '/de/magazin', '/eventim-template'])(
    'is a 405: %s',
    async (url) => {
      const answer = await house.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'a=b',
      })
      expect(answer.statusCode).toBe(405)
      expect(answer.headers.allow).toBe('GET, HEAD')
      expect(answer.headers['content-type']).toContain('text/html')
    },
  )

  it('as is a body that is no form', async () => {
    for (const url of ['/de', '/de/user/login']) {
      const answer = await house.inject({ method: 'POST', url, payload: { email: 'x' } })
      expect([405, 415], url).toContain(answer.statusCode)
    }
  })
})
