import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { writeSettings } from '../../packages/foyer/src/domains/settings/service.ts'
import { redirect } from '../../packages/foyer/src/pages/redirect-subject.ts'
import { pageAddresses, pages, redirects, versions } from '../../packages/foyer/src/pages/tables.ts'
import { eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { saveItem } from '../../packages/foyer/src/saving/save.ts'
import { addRow, changeRows, removeRows } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'
import { untilHeard } from '../support/until-heard.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { platform } = house.app
const { db } = platform

const save = (old_path: string, new_path: string) =>
  saveItem({ ...platform, viewer: { role: 'admin', userId: 1 }, locale: 'en' }, redirect, {
    values: { old_path, new_path },
  })
const leadsTo = async (url: string) => {
  const { statusCode, headers } = await house.inject(url)
  return [statusCode, headers.location]
}

describe('1 §4 Redirects', () => {
  beforeAll(async () => {
    await removeRows(house, redirects)
  })

  it('an old path answers 301 to the new one, whether or not a route knows it', async () => {
    expect((await house.inject('/de/spielzeit')).statusCode).toBe(404)
    await save('/de/spielzeit', '/de/programm?date=24-12-2026')
    await save('/spielplan.php', '/de/programm')
    await save('/de/programm/faust/alte-nummer', '/de/haus')
    await save('/de/räume', '/de/haus')
    await save('/DE/A1', '/de/haus')
    expect(await leadsTo('/de/spielzeit')).toEqual([301, '/de/programm?date=24-12-2026'])
    expect(await leadsTo('/de/spielzeit/?utm=x')).toEqual([301, '/de/spielzeit?utm=x'])
    expect(await leadsTo('/de/spielzeit?utm=x')).toEqual([301, '/de/programm?date=24-12-2026&utm=x'])
    expect(await leadsTo('/spielplan.php')).toEqual([301, '/de/programm'])
    expect(await leadsTo('/de/programm/faust/alte-nummer')).toEqual([301, '/de/haus'])
    expect(await leadsTo('/DE/A1')).toEqual([301, '/de/A1'])
    expect(await leadsTo('/de/A1')).toEqual([301, '/de/haus'])
    expect(await leadsTo('/de/r%C3%A4ume')).toEqual([301, '/de/haus'])
  })

  it('also where a page is stored under it already, and no longer when the entry is gone', async () => {
    expect((await house.inject('/en/visit')).statusCode).toBe(200)
    const { id } = await save('/en/visit', 'https://elsewhere.example/visit')
    expect(await leadsTo('/en/visit')).toEqual([301, 'https://elsewhere.example/visit'])
    await removeRows(house, redirects, eq(redirects.id, id))
    expect((await house.inject('/en/visit')).statusCode).toBe(200)
  })

  it('3-readings, Routes: a page typed in capitals leads to its one spelling, with its query', async () => {
    expect(await leadsTo('/de/BESUCH?utm=x')).toEqual([301, '/de/besuch?utm=x'])
    expect(await leadsTo('/de/Haus/R%C3%84UME')).toEqual([404, undefined])
    expect(await leadsTo('/de/Haus/Raeume')).toEqual([301, '/de/haus/raeume'])
  })

  it('1 §8 Failed redirect: a target nobody may be sent to is a 404', async () => {
    await addRow(house, redirects, { oldPath: '/de/falle', newPath: 'javascript:alert(1)' })
    expect(await leadsTo('/de/falle')).toEqual([404, undefined])
  })

  it('the list costs a rendered page no query of its own', async () => {
    await untilHeard(platform, platform)
    await house.inject('/de/nirgendwo')
    const query = vi.spyOn((db as unknown as { $client: pg.Pool }).$client, 'query')
    await house.inject('/de/nirgendwo-zwei')
    const asked = query.mock.calls.map(([text]) => JSON.stringify(text))
    query.mockRestore()
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((text) => text.includes('redirect'))).toEqual([])
  })
})

describe('1 §4 Version preview', () => {
  it.each([
    ['/de/haus?v=1', '/de/haus'],
    ['/de/haus?%76=1', '/de/haus'],
    ['/de/haus?a=b&v=1&c=d', '/de/haus?a=b&c=d'],
    ['/de/haus?v', '/de/haus'],
    ['/en?v=99', '/en'],
  ])('a visitor at %s is sent to %s with a 301', async (url, to) => {
    await house.inject(to)
    expect(await leadsTo(url)).toEqual([301, to])
  })

  it('other parameters that end in v are left alone', async () => {
    expect((await house.inject('/de/haus?tv=1')).statusCode).toBe(200)
  })

  it('as is a customer, and anybody whose session has ended', async () => {
    const customer = await house.login('customer')
    const answer = await house.inject({ ...customer, url: '/de/haus?v=1' })
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/de/haus'])
    const ended = await house.inject({ cookies: { sessionid: 'x'.repeat(32) }, url: '/de/haus?v=1' })
    expect([ended.statusCode, ended.headers.location]).toEqual([301, '/de/haus'])
  })

  it('an editor sees that version', async () => {
    const editor = await house.login('editor')
    const page = (await house.inject({ ...editor, url: '/de/pageeditor-api/page/haus' })).json()
    const [published] = await db.select().from(versions).where(eq(versions.id, page.version_id))
    if (!published) throw new Error('no version')
    const { id: _, ...rest } = published
    const fields = { ...published.fields, headline: 'Ein früherer Stand' }
    const [older] = await db
      .insert(versions)
      .values({ ...rest, fields })
      .returning({ id: versions.id })
    const shown = await house.inject({ ...editor, url: `/de/haus?v=${older?.id}` })
    expect(shown.statusCode).toBe(200)
    expect(shown.body).toContain('Ein früherer Stand')
    expect((await house.inject({ ...editor, url: '/de/haus' })).body).not.toContain('Ein früherer Stand')
    for (const [version, status] of [
      ['2000000000', 404],
      ['abc', 400],
    ] as const) {
      expect((await house.inject({ ...editor, url: `/de/haus?v=${version}` })).statusCode).toBe(status)
    }
  })
})

describe('1 §2 Webshop redirects', () => {
  it.each([
    ['/eventim.webshop/webticket/eventlist', '/de/programm'],
    ['/testshop/webticket/eventlist?language=en', '/en/events'],
    ['/testshop/webticket/eventlist/?language=de&x=1', '/de/programm?x=1'],
    ['/eventim.webshop/webticket/itemgroups', '/de/artikel'],
    ['/testshop/webticket/itemgroups?language=en', '/en/artikel'],
    ['/eventim.webshop/webticket/serieslist?language=fr', '/de/abonnement'],
    ['/testshop/webticket/serieslist?language=EN', '/en/abonnement'],
  ])('%s leads to %s', async (url, to) => {
    expect(await leadsTo(url)).toEqual([301, to])
  })

  it.each(['/webshop/webticket/eventlist', '/testshop/webticket/event', '/testshop/webticket/eventlist/17'])(
    '%s does not',
    async (url) => {
      expect((await house.inject(url)).statusCode).not.toBe(301)
    },
  )
})

describe('1 §2 Navigation behaviour: overlay=true on a landing page', () => {
  beforeAll(async () => {
    const [address] = await db.select().from(pageAddresses).where(eq(pageAddresses.path, 'besuch'))
    await changeRows(house, pages, { isLandingPage: true }, eq(pages.id, address?.pageId ?? 0))
  })

  it('leads to the programme without the parameter', async () => {
    expect((await house.inject('/de/besuch')).statusCode).toBe(200)
    expect(await leadsTo('/de/besuch?overlay=true')).toEqual([302, '/de/programm'])
    expect(await leadsTo('/en/visit?overlay=true&date=24-12-2026&x=y')).toEqual([
      302,
      '/en/events?date=24-12-2026',
    ])
  })

  it('any other page is shown, and another value means nothing', async () => {
    for (const url of ['/de/haus?overlay=true', '/de/besuch?overlay=1', '/de/haus?overlay=true']) {
      expect((await house.inject(url)).statusCode, url).toBe(200)
    }
  })
})

describe('3-readings, Routes: /cms-hub', () => {
  it('a visitor gets the login, and comes back from there', async () => {
    expect(await leadsTo('/cms-hub')).toEqual([302, '/de/user/login?next=%2Fcms-hub'])
    const form = await house.inject('/de/user/login?next=%2Fcms-hub')
    expect(form.body).toContain('name="next" value="/cms-hub"')
  })

  it('a customer may not', async () => {
    const answer = await house.inject({ ...(await house.login('customer')), url: '/cms-hub' })
    expect(answer.statusCode).toBe(403)
    expect(answer.body).toContain('Dafür fehlt Ihnen die Berechtigung.')
  })

  it('an editor finds the desk, and the way to the figures only with access to them', async () => {
    const editor = await house.inject({ ...(await house.login('editor')), url: '/cms-hub' })
    expect(editor.statusCode).toBe(200)
    expect(editor.headers['cache-control']).toBe('private, no-store')
    expect(editor.body).not.toContain('href="/cms-hub/dashboard"')
    const admin = await house.inject({ ...(await house.login('admin')), url: '/cms-hub' })
    expect(admin.statusCode).toBe(200)
    expect(admin.body).toContain('href="/cms-hub/dashboard"')
    expect(admin.body).not.toContain('<footer')
  })

  it('in English under an address of its own', async () => {
    const editor = await house.inject({ ...(await house.login('editor')), url: '/en/cms-hub' })
    expect([editor.statusCode, editor.body.includes('<html lang="en"')]).toEqual([200, true])
    expect(editor.body).toContain('Welcome')
  })
})

describe('1 §2 Layouts: the webshop', () => {
  it('/eventim-template is a frame: the header, an empty area, no footer', async () => {
    const answer = await house.inject('/eventim-template')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<header')
    expect(answer.body).toContain('<div id="webshop-content"></div>')
    expect(answer.body).not.toContain('<footer')
  })

  it('without a shop its area is a 503, and that of a shop the house does not sell through a 404', async () => {
    for (const url of ['/webshop', '/en/webshop/cart', '/testshop/cart', '/test.webshop']) {
      expect((await house.inject(url)).statusCode, url).toBe(503)
    }
    expect((await house.inject('/eventim.webshop/x')).statusCode).toBe(404)
  })

  it.each([
    ['/webshop', 'Der Webshop ist gerade offline'],
    ['/en/webshop/event/1', 'The webshop is offline right now'],
  ])('%s says that the shop is offline, and not the website', async (url, words) => {
    await writeSettings(house.app.platform, 'errorPages', { 503: { code: '<h1>Umbau des Hauses</h1>' } })
    const { body } = await house.inject(url)
    expect(body).toContain(words)
    expect(body).not.toMatch(/Website offline|Umbau des Hauses/)
    await writeSettings(house.app.platform, 'errorPages', {})
  })
})

describe('1 §7 Service worker', () => {
  it('/sw.js is a script that browsers ask for anew every time', async () => {
    const answer = await house.inject('/sw.js')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/)
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.body).not.toMatch(/^\s*import\b/m)
  })

  it('what it keeps for the offline page is there', async () => {
    const { body } = await house.inject('/sw.js')
    const files = new Set(body.match(/\/assets\/[\w.-]+\.(css|woff2)/g))
    expect(files.size).toBeGreaterThanOrEqual(3)
    for (const file of files) expect((await house.inject(file)).statusCode, file).toBe(200)
  })
})
