import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSection } from '../../packages/foyer/src/documents/create.ts'
import { identityEvents, users } from '../../packages/foyer/src/domains/accounts/tables.ts'
import { forgetPastInsights } from '../../packages/foyer/src/domains/insight/error-log.ts'
import { errorLog } from '../../packages/foyer/src/domains/insight/tables.ts'
import { searchCounts, searchSums } from '../../packages/foyer/src/domains/search/tables.ts'
import { breakingNews } from '../../packages/foyer/src/domains/settings/tables.ts'
import { redirect } from '../../packages/foyer/src/pages/redirect-subject.ts'
import { eq, sql } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { houseTime } from '../../packages/foyer/src/platform/time/house-clock.ts'
import { readItem, removeItem, saveItem } from '../../packages/foyer/src/saving/save.ts'
import { LOGINS } from '../support/logins.ts'
import { addRows, removeRows } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { db } = house.app.platform
const visitor = await house.visit()
const admin = await house.login('admin')

const read = async (name: string) => {
  const answer = await house.inject({ ...admin, url: `/de/api/dashboard-${name}/` })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  return answer.json().data
}
let caller = 0
const missed = (payload: object, from = `192.0.2.${caller++ % 250}`) =>
  house.inject({ ...visitor, method: 'POST', url: '/api/dashboard-error-log/', remoteAddress: from, payload })

const READS = [
  'site',
  'page-activities',
  'page-views',
  'search-keywords',
  'content-overview',
  'identity-events',
  'versions',
  'error-log',
]

describe('3-readings, Editing: has_dashboard_online_access allows the dashboard', () => {
  it.each(READS)('GET /api/dashboard-%s/', async (name) => {
    const url = `/api/dashboard-${name}/`
    const ask = async (role: 'customer' | 'editor') =>
      (await house.inject({ ...(await house.login(role)), url })).statusCode
    const allow = (is: boolean) =>
      db.update(users).set({ hasDashboardOnlineAccess: is }).where(eq(users.email, LOGINS.editor.email))
    expect((await house.inject(url)).statusCode).toBe(401)
    expect(await ask('editor')).toBe(403)
    await allow(true)
    expect(await ask('editor')).toBe(200)
    await allow(false)
    expect(await ask('editor')).toBe(403)
    await db
      .update(users)
      .set({ hasDashboardOnlineAccess: true })
      .where(eq(users.email, LOGINS.customer.email))
    expect(await ask('customer'), 'a customer is no editor, whatever else').toBe(403)
  })
})

describe('POST /api/dashboard-error-log/', () => {
  beforeAll(async () => {
    await db.delete(errorLog)
  })

  it('1 §8 404 page view: counts a path that visitors did not find, and keeps nothing else', async () => {
    expect((await missed({ url: 'https://house.example/de/weg?token=secret#x' })).statusCode).toBe(204)
    house.clock.advance({ hours: 1 })
    expect((await missed({ url: '/de/weg' })).statusCode).toBe(204)
    await missed({ url: '/en/gone' })
    expect(await read('error-log')).toEqual([
      expect.objectContaining({ path: '/en/gone', count: 1 }),
      {
        id: expect.any(Number),
        path: '/de/weg',
        count: 2,
        first_seen_at: '2026-03-10T10:00:00+01:00',
        last_seen_at: '2026-03-10T11:00:00+01:00',
      },
    ])
    expect(JSON.stringify(await db.select().from(errorLog))).not.toContain('secret')
  })

  it.each([
    ['no address', { url: 'x' }],
    ['a script', { url: 'javascript:alert(1)' }],
    ['nothing', {}],
    ['a number', { url: 1 }],
    ['a list', { url: ['/a'] }],
    ['an endless one', { url: `/${'a'.repeat(3_000)}` }],
  ])('hostile: %s is a 400 at the field', async (_name, payload) => {
    const answer = await missed(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ url: [expect.any(String)] })
  })

  it('hostile: null bytes and half characters are kept as what an address makes of them', async () => {
    expect((await missed({ url: '/a\0b\ud800' })).statusCode).toBe(204)
    expect((await read('error-log'))[0].path).toBe('/a%00b%EF%BF%BD')
  })

  it('hostile: invented addresses do not fill the table, and do not push out what is missed again and again', async () => {
    const at = house.clock.now().toISOString()
    await db.execute(sql`
      insert into error_log (path, count, first_seen_at, last_seen_at)
      select '/invented/' || place, 1, ${at}::timestamptz, ${at}::timestamptz from generate_series(1, 5249) place`)
    house.clock.advance({ hours: 1 })
    expect((await missed({ url: '/the/last' })).statusCode).toBe(204)
    const paths = (await db.select().from(errorLog)).map(({ path }) => path)
    expect(paths).toHaveLength(5_000)
    expect(paths).toEqual(expect.arrayContaining(['/de/weg', '/the/last']))
    await db.delete(errorLog)
  })

  it('needs the visitor’s token and is throttled per address', async () => {
    const payload = { url: '/de/weg' }
    expect(
      (await house.inject({ method: 'POST', url: '/api/dashboard-error-log/', payload })).statusCode,
    ).toBe(403)
    for (let time = 0; time < 30; time++) await missed(payload, '198.51.100.3')
    expect((await missed(payload, '198.51.100.3')).statusCode).toBe(429)
    // All addresses of one IPv6 connection count as one caller.
    for (let time = 0; time < 30; time++) await missed(payload, `2001:db8:1:2::${time}`)
    expect((await missed(payload, '2001:db8:1:2:ffff::1')).statusCode).toBe(429)
    expect((await missed(payload, '2001:db8:1:3::1')).statusCode, 'another connection').toBe(204)
  })
})

describe('what the dashboard shows', () => {
  it('dashboard-site: what is online, who is there, which version', async () => {
    const rows = await db.select().from(users)
    expect(await read('site')).toEqual({
      is_site_online: true,
      is_shop_online: false,
      is_shop_switched_on: true,
      users: rows.length,
      editors: rows.filter(({ role }) => role !== 'customer').length,
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    })
  })

  it('dashboard-page-activities: what editors did, the last first', async () => {
    const [user] = await db.select().from(users).where(eq(users.email, LOGINS.editor.email))
    const platform = { ...house.app.platform, locale: 'de' as const }
    const editor = { role: 'editor' as const, userId: user?.id ?? 0 }
    const values = { old_path: '/alt', new_path: '/de/haus' }
    const { id } = await saveItem({ ...platform, viewer: editor }, redirect, { values })
    const someoneGone = { role: 'editor' as const, userId: 2_000_000_000 }
    const { version } = await readItem(db, redirect, id)
    await removeItem({ ...platform, viewer: someoneGone }, redirect, { id, version })
    expect(await read('page-activities')).toEqual([
      expect.objectContaining({ action: 'delete', user: null }),
      {
        id: version,
        user: { id: user?.id, name: 'Toni Test' },
        action: 'create',
        model: 'pages/redirect',
        object_id: id,
        title: '/alt',
        at: houseTime(house.clock.now()),
      },
    ])
  })

  it('dashboard-search-keywords: the most searched of the last thirty days', async () => {
    await db.delete(searchCounts)
    await db.delete(searchSums)
    await db.insert(searchCounts).values([
      { day: '2026-02-10', locale: 'de', query: 'medea', searches: 3, results: 0 },
      { day: '2026-02-02', locale: 'de', query: 'einst', searches: 99, results: 1 },
    ])
    // The current month is read from its sum. So is February, from which the days before the ninth are subtracted.
    const march = { period: 'month' as const, firstDay: '2026-03-01', query: 'medea' }
    const february = { period: 'month' as const, firstDay: '2026-02-01', locale: 'de' as const }
    await db.insert(searchSums).values([
      { ...february, query: 'medea', searches: 3, results: 0, lastDay: '2026-02-10' },
      { ...february, query: 'einst', searches: 99, results: 1, lastDay: '2026-02-02' },
      { ...march, locale: 'de', searches: 2, results: 5, lastDay: '2026-03-10' },
      { ...march, locale: 'en', searches: 4, results: 1, lastDay: '2026-03-09' },
    ])
    expect(await read('search-keywords')).toEqual([
      { query: 'medea', locale: 'de', searches: 5, results: 5, last_day: '2026-03-10' },
      { query: 'medea', locale: 'en', searches: 4, results: 1, last_day: '2026-03-09' },
    ])
  })

  it('dashboard-content-overview: how much of each kind visitors see', async () => {
    await removeRows(house, breakingNews)
    const later = { publishedAt: new Date('2027-01-01T00:00:00Z') }
    await addRows(house, breakingNews, [{}, {}, { isOnline: false }, later])
    const data = await read('content-overview')
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...[
        'pages',
        'events',
        'productions',
        'persons',
        'articles',
        'venues',
        'series',
        'subscriptions',
        'forms',
      ],
      ...['event_teasers', 'breaking_news', 'images'],
    ])
    expect(data.at(-2)).toMatchObject({ kind: 'breaking_news', online: 2, offline: 2 })
    expect(data[0].online).toBeGreaterThan(0)
    expect(data[0].offline).toBe(0)
  })

  it('dashboard-versions: the latest of pages and sections, with author and time', async () => {
    await createSection(house.app.platform, { slug: 'a-new-area', languages: { de: [], en: [] } })
    const data = await read('versions')
    expect(data[0]).toEqual({
      id: expect.any(Number),
      content_type: 'section',
      object_id: expect.any(Number),
      title: 'a-new-area',
      locale: 'en',
      author: null,
      created_at: expect.stringMatching(/^2026-03-10T/),
      is_published: true,
    })
    expect(data.length).toBeLessThanOrEqual(50)
  })

  it('dashboard-identity-events: logins, failed logins and logouts of people who work here', async () => {
    await db.delete(identityEvents)
    const logIn = async (email: string, password: string) =>
      house.inject({
        ...(await house.visit()),
        method: 'POST',
        url: '/api/user-login',
        payload: { email, password },
      })
    await logIn(LOGINS.editor.email, 'wrong')
    await logIn('nobody@test.example', 'wrong')
    await logIn(LOGINS.customer.email, 'wrong')
    await house.login('customer')
    const session = await house.login('editor')
    await house.inject({ ...session, method: 'POST', url: '/api/user-logout' })
    await vi.waitFor(async () => expect(await db.select().from(identityEvents)).toHaveLength(3))
    const data = await read('identity-events')
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(['logout', 'login', 'login_failed'])
    expect(data[0]).toEqual({
      id: expect.any(Number),
      user: { id: expect.any(Number), name: 'Toni Test' },
      kind: 'logout',
      at: expect.stringMatching(/^2026-03-10T/),
    })
  })

  it('every night what is older than a quarter of a year is forgotten', async () => {
    house.clock.advance({ days: 89 })
    await forgetPastInsights(house.app.platform)
    expect(await db.select().from(identityEvents)).toHaveLength(3)
    const paths = (await db.select().from(errorLog)).length
    expect(paths).toBeGreaterThan(0)
    house.clock.advance({ days: 2 })
    await forgetPastInsights(house.app.platform)
    expect(await db.select().from(identityEvents)).toEqual([])
    expect(await db.select().from(errorLog)).toEqual([])
  })
})
