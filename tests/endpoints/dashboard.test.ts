import { afterAll, describe, expect, it } from 'vitest'
import { errorLog, pageViewDays, pageViewSums } from '../../packages/foyer/src/domains/insight/tables.ts'
import { searchSums } from '../../packages/foyer/src/domains/search/tables.ts'
import { eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { trail } from '../../packages/foyer/src/saving/tables.ts'
import { startTestApp } from '../support/test-app.ts'
import { untilHeard } from '../support/until-heard.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { db } = house.app.platform
const admin = await house.login('admin')
const editor = await house.login('editor')

const month = { period: 'month', firstDay: '2026-03-01' } as const
await db.insert(pageViewSums).values([{ ...month, path: '/de/magazin/reise/99', views: 41 }])
await db.insert(pageViewDays).values([{ day: '2026-03-09', views: 41 }])
await db.insert(searchSums).values([
  { ...month, locale: 'de', query: 'qqxplan', searches: 7, results: 0, lastDay: '2026-03-09' },
  { ...month, locale: 'de', query: '=formel', searches: 2, results: 3, lastDay: '2026-03-09' },
])
const seen = house.clock.now()
await db.insert(errorLog).values([{ path: '/de/alt', count: 9, firstSeenAt: seen, lastSeenAt: seen }])

const open = (url: string, session = admin) => house.inject({ ...session, url })
const send = (fields: Record<string, string>) =>
  house.inject({
    method: 'POST',
    url: '/cms-hub/dashboard?from=2026-03-01&to=2026-03-10',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    cookies: admin.cookies,
    payload: new URLSearchParams(fields).toString(),
  })

describe('3-readings, Editing: has_dashboard_online_access allows the dashboard', () => {
  it('a visitor is shown the login, an editor without access is refused', async () => {
    const visitor = await house.inject('/cms-hub/dashboard')
    expect([visitor.statusCode, visitor.headers.location]).toEqual([
      302,
      '/de/user/login?next=%2Fcms-hub%2Fdashboard',
    ])
    expect((await open('/cms-hub/dashboard', editor)).statusCode).toBe(403)
  })
})

describe('the dashboard', () => {
  it.each([
    ['/cms-hub/dashboard', 'de', ['Seitenaufrufe', 'Ohne Treffer gesucht', 'ohne Alternativtext']],
    ['/en/cms-hub/dashboard', 'en', ['Page views', 'Searched for without results', 'without alt text']],
  ])('%s shows what is counted, as plots with a table behind each', async (url, locale, words) => {
    const page = await open(url)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(`<html lang="${locale}"`)
    for (const word of [...words, '/de/magazin/reise/99', 'qqxplan', '/de/alt'])
      expect(page.body).toContain(word)
    expect(page.body.match(/<svg[^>]* role="img" aria-label="[^"]+"/g)).toHaveLength(3)
    expect(page.body.match(/<figure.*?<\/figure>/gs)?.every((plot) => plot.includes('<table'))).toBe(true)
  })

  it('shows the days one picks, and a year by weeks', async () => {
    const early = await open('/cms-hub/dashboard?from=2026-01-01&to=2026-01-31')
    expect(early.body).not.toContain('/de/magazin/reise/99')
    expect((await open('/cms-hub/dashboard?from=2025-03-11')).body).toContain('je Woche')
    expect((await open('/cms-hub/dashboard?from=quatsch')).statusCode).toBe(400)
  })

  it('from a frequent 404 a redirect is made in one step, by the save path', async () => {
    const made = await send({ form: 'redirect', about: '/de/alt', typed: '/de/haus' })
    expect(made.statusCode).toBe(303)
    expect(made.headers.location).toBe('/cms-hub/dashboard?done=redirect&from=2026-03-01&to=2026-03-10')
    await untilHeard(house.app.platform, house.app.platform)
    const moved = await house.inject('/de/alt')
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/de/haus'])
    expect(await db.select().from(trail).where(eq(trail.title, '/de/alt'))).toMatchObject([
      { action: 'create', subject: 'pages/redirect' },
    ])
    const again = await send({ form: 'redirect', about: '/de/alt', typed: '/de/haus' })
    expect(again.statusCode).toBe(400)
    expect(again.body).toContain('aria-invalid="true"')
  })

  it('from an empty search a synonym is made in one step, and the next visitor finds something', async () => {
    const found = async () => (await house.inject('/de/api/search/?query=qqxplan')).json().count
    expect(await found()).toBe(0)
    expect((await send({ form: 'synonym', about: 'qqxplan', typed: 'haus' })).statusCode).toBe(303)
    await untilHeard(house.app.platform, house.app.platform)
    expect(await found()).toBeGreaterThan(0)
    const again = await send({ form: 'synonym', about: 'QQXplan', typed: 'programm' })
    expect(again.statusCode).toBe(400)
    expect(again.body).toContain('Für dieses Wort gibt es schon ein Synonym.')
  })
})

describe('GET /api/dashboard-csv/{name}', () => {
  it('gives what the dashboard shows as a file, and no formulas', async () => {
    const file = await open('/de/api/dashboard-csv/search-keywords?from=2026-03-01')
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.headers['cache-control']).toBe('private, no-store')
    expect(file.body.split('\r\n').slice(0, 3)).toEqual([
      '\uFEFFquery,locale,searches,results,last_day',
      'qqxplan,de,7,0,2026-03-09',
      "'=formel,de,2,3,2026-03-09",
    ])
  })

  it('only to those with access, and only what there is', async () => {
    expect((await open('/de/api/dashboard-csv/page-views', editor)).statusCode).toBe(403)
    expect((await house.inject('/de/api/dashboard-csv/page-views')).statusCode).toBe(401)
    expect((await open('/de/api/dashboard-csv/constructor')).statusCode).toBe(404)
    expect((await open('/de/api/dashboard-csv/page-views?from=x')).statusCode).toBe(400)
  })
})
