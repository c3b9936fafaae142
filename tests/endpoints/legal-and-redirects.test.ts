import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFailure } from '../../packages/foyer/src/contract/errors.ts'
import { writeSettings } from '../../packages/foyer/src/domains/settings/service.ts'
import { redirect } from '../../packages/foyer/src/pages/redirect-subject.ts'
import { legalTexts, redirects } from '../../packages/foyer/src/pages/tables.ts'
import type { Viewer } from '../../packages/foyer/src/platform/viewer.ts'
import { readItem, saveItem } from '../../packages/foyer/src/saving/save.ts'
import { addRow, removeRows } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { platform } = house.app

describe('1 §7 Declared bases: terms, imprint and privacy policy', () => {
  beforeAll(async () => {
    await removeRows(house, legalTexts)
    await addRow(house, legalTexts, {
      kind: 'agb',
      title: { de: 'Geschäftsbedingungen', en: 'Terms' },
      content: { de: '<p onclick="x">Es <strong>gilt</strong></p><script>alert(1)</script>', en: '' },
      updatedAt: new Date('2026-07-01T10:00:00Z'),
    })
  })

  it('GET /api/agb/: the text, sanitised, with the day it was changed', async () => {
    expect((await house.inject('/de/api/agb/')).json()).toEqual({
      title: 'Geschäftsbedingungen',
      content: '<p>Es <strong>gilt</strong></p>',
      updated_at: '2026-07-01T12:00:00+02:00',
    })
  })

  it('falls back on the other language', async () => {
    const { title, content } = (await house.inject('/en/api/agb/')).json()
    expect([title, content]).toEqual(['Terms', '<p>Es <strong>gilt</strong></p>'])
  })

  it.each(['imprint', 'privacy-policy'] as const)('GET /api/%s/: a 404 until it is written', async (kind) => {
    expect((await house.inject(`/api/${kind}/`)).statusCode).toBe(404)
    const title = { de: kind, en: kind }
    await addRow(house, legalTexts, { kind, title, content: title, updatedAt: house.clock.now() })
    expect((await house.inject(`/api/${kind}/`)).json()).toMatchObject({ title: kind, content: kind })
  })
})

describe('1 §7 GET /api/html/{slug}/', () => {
  beforeAll(async () => {
    await writeSettings(platform, 'site', { html_footer_top: { code: '<b>Oben</b>' } })
    await writeSettings(platform, 'errorPages', { '404': { code: '<h1>Weg</h1>' } })
  })

  it.each([
    ['html_footer_top', '<b>Oben</b>'],
    ['html_header', ''],
    ['html_footer_bottom', ''],
    ['html_footer_logos', ''],
    ['404', '<h1>Weg</h1>'],
  ])('%s', async (slug, code) => {
    expect((await house.inject(`/de/api/html/${slug}/`)).json()).toEqual({ slug, code })
  })

  it.each(['503', 'design', 'site_name', 'is_site_online', 'constructor', '__proto__', 'none'])(
    '%s is a 404',
    async (slug) => {
      expect((await house.inject(`/de/api/html/${slug}/`)).statusCode).toBe(404)
    },
  )

  it('lists them all without a slug', async () => {
    const { data } = (await house.inject('/en/api/html/')).json()
    expect(data).toHaveLength(5)
    expect(data).toContainEqual({ slug: 'html_footer_top', code: '<b>Oben</b>' })
    expect(data).toContainEqual({ slug: '404', code: '<h1>Weg</h1>' })
  })

  it('error pages are no part of what every page carries', async () => {
    expect((await house.inject('/pageeditor-api/settings')).body).not.toContain('Weg')
  })
})

describe('1 §8 Error page: /html/{statusCode}.html', () => {
  beforeAll(async () => {
    const code = '<style>h1{color:red}</style><h1>Weg</h1><script>alert(1)</script>'
    await writeSettings(platform, 'errorPages', { '404': { code } })
  })

  it('is the HTML as it was written, in which nothing runs', async () => {
    const answer = await house.inject('/html/404.html')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain('<h1>Weg</h1><script>')
    const policy = String(answer.headers['content-security-policy']).split('; ')
    expect(policy).toEqual(
      expect.arrayContaining(['sandbox', "default-src 'none'", "frame-ancestors 'self'"]),
    )
    expect(policy.join()).not.toMatch(/allow-|script-src/)
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-cache',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('is there while the site is offline', async () => {
    await writeSettings(platform, 'site', { is_site_online: false })
    expect((await house.inject('/html/404.html')).statusCode).toBe(200)
    await writeSettings(platform, 'site', {})
  })

  it('stands in the page that misses something, with its style and nothing that could run', async () => {
    const { statusCode, body, headers } = await house.inject('/de/gibt-es-nicht')
    expect(statusCode).toBe(404)
    expect(body).toContain(
      '<template shadowrootmode="open"><style>h1{color:red}</style><h1>Weg</h1></template>',
    )
    expect(body).toContain('<title>404 Nicht gefunden</title>')
    expect(body).not.toContain('alert(1)')
    const hash = createHash('sha256').update('h1{color:red}').digest('base64')
    const styles = /style-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
    // In addition to the hash of the page's own style.
    expect(styles?.split(' ')).toEqual(["'self'", expect.stringMatching(/^'sha256-/), `'sha256-${hash}'`])
  })

  it('stands in the page of a site that is offline', async () => {
    await writeSettings(platform, 'errorPages', { '503': { code: '<p>Umbau</p>' } })
    await writeSettings(platform, 'site', { is_site_online: false })
    expect((await house.inject('/de')).body).toContain('<p>Umbau</p></template>')
    await writeSettings(platform, 'site', {})
  })

  it('is named in the settings where there is one, behind what the design says', async () => {
    const errors = async () => (await house.inject('/pageeditor-api/settings')).json().data.design.errors
    await writeSettings(platform, 'errorPages', {
      '404': { code: '<p>Weg</p>' },
      '500': { code: '<p>Kaputt</p>' },
      '503': { code: ' ' },
    })
    await writeSettings(platform, 'design', { errors: { '404': '', '500': '/own.html' } })
    expect(await errors()).toEqual({ '404': '/html/404.html', '500': '/own.html' })
    await writeSettings(platform, 'design', {})
    await writeSettings(platform, 'errorPages', {})
    expect(await errors()).toEqual({})
    expect((await house.inject('/de/gibt-es-nicht')).body).not.toContain('shadowrootmode')
  })

  it.each([
    '503.html',
    '404',
    '404.htm',
    '4040.html',
    'x.html',
    '..%2f404.html',
    'a/404.html',
    'constructor',
  ])('/html/%s is a 404 for machines, where there is none', async (file) => {
    const answer = await house.inject(`/html/${file}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('application/json')
  })
})

describe('1 §7 GET /pageeditor-api/redirect', () => {
  const ADMIN: Viewer = { role: 'admin', userId: 1 }
  const EDITOR: Viewer = { role: 'editor', userId: 2 }
  const save = async (
    old_path: string,
    new_path: string,
    { viewer = ADMIN, id }: { viewer?: Viewer; id?: number } = {},
  ) => {
    const values = { old_path, new_path }
    const saving = { ...platform, viewer, locale: 'en' as const }
    if (id === undefined) return (await saveItem(saving, redirect, { values })).id
    const { version } = await readItem(platform.db, redirect, id)
    return (await saveItem(saving, redirect, { id, version, values })).id
  }
  const refusal = (saving: Promise<unknown>) =>
    saving.then(
      () => 'saved',
      (error: unknown) => (isFailure(error) ? error.fields : error),
    )
  const list = async () => (await house.inject('/en/pageeditor-api/redirect')).json()

  beforeAll(async () => {
    await removeRows(house, redirects)
  })

  it('lists old and new paths', async () => {
    expect(await list()).toEqual({ data: [] })
    await save('/spielplan/', '/de/programm?x=1')
    await save('/blog', 'https://elsewhere.example/a')
    expect(await list()).toEqual({
      data: [
        { old_path: '/blog', new_path: 'https://elsewhere.example/a' },
        { old_path: '/spielplan', new_path: '/de/programm?x=1' },
      ],
    })
  })

  it('quality, Security, Redirects: a loop is refused when it is saved, also through an address of the house', async () => {
    await save('/a', '/b')
    await save('/b', '/c')
    const circle = { new_path: ['This redirect leads in a circle.'] }
    expect(await refusal(save('/c', '/a/'))).toEqual(circle)
    expect(await refusal(save('/d', '/d?again'))).toEqual(circle)
    const id = await save('/d', '/e')
    expect(await refusal(save('/d', '/d', { id }))).toEqual(circle)
    expect(await save('/d', '/f', { id })).toBe(id)
    expect((await list()).data).toContainEqual({ old_path: '/d', new_path: '/f' })
  })

  it('quality, Security, Redirects: two that close a circle are not both saved, though they arrive at once', async () => {
    const outcomes = await Promise.all([refusal(save('/x', '/y')), refusal(save('/y', '/x'))])
    expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(1)
  })

  it('one path leads to one place', async () => {
    expect(await refusal(save('/a', '/z'))).toEqual({ old_path: ['This path is already redirected.'] })
  })

  it('quality, Security, Redirects: one leads to a path of the site or, for admins, to an https address', async () => {
    expect(await refusal(save('/g', 'https://elsewhere.example/', { viewer: EDITOR }))).toEqual({
      new_path: ['Only admins may redirect to other sites.'],
    })
    expect(await refusal(save('/g', 'http://elsewhere.example/'))).toHaveProperty('new_path')
    expect(await refusal(save('/g', '//elsewhere.example/'))).toHaveProperty('new_path')
    expect(await refusal(save('https://elsewhere.example/', '/g'))).toHaveProperty('old_path')
    expect(await refusal(save('/g', '/h', { viewer: EDITOR }))).toBe('saved')
  })

  const OF_THE_SYSTEM = ['/', '/de', '/en/', '/admin', '/admin/pages/redirect/', '/cms-hub', '/de/user/login']

  it.each([
    ...OF_THE_SYSTEM,
    ...['/webshop', '/webshop/checkout', '/en/webshop/event/7', '/testshop/x', '/eventim-template'],
    ...[
      '/de/vorschau',
      '/en/preview',
      '/de/programm',
      '/DE/Programm',
      '/de/%70rogramm',
      '/en/events',
      '/de/404',
    ],
    ...['/de/search', '/de/search/events/2', '/de/impressum', '/de/user/favorites', '/de/user/password'],
    ...['/abonnements', '/profil', '/api/events/', '/de/api/events', '/media/x.png', '/openapi.json'],
    ...['/sitemap.xml', '/de/programm.ics'],
  ])('3-readings, Decided after it was used, attacked and read, Paths of the system: %s', async (path) => {
    const systemPath = { old_path: [expect.stringContaining('belongs to the system')] }
    expect(await refusal(save(path, '/g'))).toEqual(systemPath)
    expect(await refusal(save(path, '/g', { viewer: EDITOR }))).toEqual(systemPath)
  })

  it.each([
    '/de/spielplan-alt',
    '/de/programm/altes-stueck/4711',
    '/de/magazin/alt',
    '/programm.php',
    '/en'.repeat(2),
  ])('any other may lead elsewhere: %s', async (path) =>
    expect(await refusal(save(path, '/de/haus'))).not.toHaveProperty('old_path'),
  )

  it('one that is not there cannot be changed', async () => {
    await expect(save('/nobody', '/h', { id: 2_147_483_647 })).rejects.toMatchObject({ code: 'not_found' })
  })
})
