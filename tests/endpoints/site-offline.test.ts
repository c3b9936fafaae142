import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeSettings } from '../../packages/foyer/src/domains/settings/service.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())

describe('1 §4 Site online check: while the site is offline', () => {
  const online = new Map<string, string>()
  const SCREENS = ['/de', '/en', '/de/haus', '/en/visit', '/de/404', '/de/nowhere', '/eventim-template']

  beforeAll(async () => {
    for (const url of SCREENS) online.set(url, (await house.inject(url)).body)
    await writeSettings(house.app.platform, 'site', { site_name: 'Haus Meridian', is_site_online: false })
  })

  it.each(SCREENS)(
    '%s is a 503 that says when to come back, and what it showed before is not there',
    async (url) => {
      const answer = await house.inject(url)
      expect(answer.statusCode).toBe(503)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(answer.headers['content-type']).toContain('text/html')
      expect(answer.body).toContain('Website offline')
      expect(answer.body).not.toContain(/<h1[^>]*>([^<]+)/.exec(online.get(url) ?? '')?.[1] ?? '<h1>')
    },
  )

  it('a customer sees no more than a visitor', async () => {
    const customer = await house.login('customer')
    const answer = await house.inject({ ...customer, url: '/de' })
    expect(answer.statusCode).toBe(503)
  })

  it.each(['editor', 'admin'] as const)('3-readings, Calls: spares an %s', async (role) => {
    const session = await house.login(role)
    for (const url of ['/de', '/en/visit']) {
      const answer = await house.inject({ ...session, url })
      expect(answer.statusCode, url).toBe(200)
    }
    expect((await house.inject('/de')).statusCode, 'and nobody after them').toBe(503)
  })

  const asset = readdirSync('houses/meridian/.foyer/current/client/assets').find((name) =>
    name.endsWith('.js'),
  )
  it.each([
    '/de/user/login',
    '/en/user/login',
    '/livez',
    '/readyz',
    '/favicon.svg',
    `/assets/${asset}`,
    '/pageeditor-api/settings',
    '/api/user-details',
    '/openapi.json',
    '/api/docs',
  ])('3-readings, Calls: spares %s', async (url) => {
    expect((await house.inject(url)).statusCode).toBe(200)
  })

  it('3-readings, Routes: at /cms-hub an editor is shown the login, which is reachableOffline', async () => {
    const answer = await house.inject('/cms-hub')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/de/user/login?next=%2Fcms-hub'])
  })

  it('lets an editor log in by the form', async () => {
    const answer = await house.inject({
      method: 'POST',
      url: '/de/user/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=editor%40test.example&password=the-editor-of-the-tests',
    })
    expect(answer.statusCode).toBe(303)
  })

  it('is over as soon as the settings say so', async () => {
    await writeSettings(house.app.platform, 'site', { site_name: 'Haus Meridian', is_site_online: true })
    expect((await house.inject('/de')).statusCode).toBe(200)
    await writeSettings(house.app.platform, 'site', { is_site_online: false })
    expect((await house.inject('/de')).statusCode, 'the stored page is dropped').toBe(503)
  })
})
