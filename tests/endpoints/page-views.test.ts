import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { href } from '../../packages/foyer/src/contract/routes.ts'
import { slugOf } from '../../packages/foyer/src/contract/slug.ts'
import { events } from '../../packages/foyer/src/domains/events/tables.ts'
import { forms } from '../../packages/foyer/src/domains/forms/tables.ts'
import { pageViewDays, pageViewSums, pageViews } from '../../packages/foyer/src/domains/insight/tables.ts'
import { articleCategories, articleTags } from '../../packages/foyer/src/domains/magazine/tables.ts'
import { searchDocuments } from '../../packages/foyer/src/domains/search/tables.ts'
import { eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { startTestApp } from '../support/test-app.ts'

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const house = await startTestApp()
afterAll(() => house.close())
const { db } = house.app.platform
const visitor = await house.visit()

const look = (url: string, headers: Record<string, string> = FIREFOX) => house.inject({ url, headers })
const goTo = (path: string, session = visitor) =>
  house.inject({ ...session, method: 'POST', url: '/de/api/page-view/', payload: { path } })
const counted = async () => {
  await house.app.views.write()
  const rows = await db.select().from(pageViews)
  return Object.fromEntries(rows.map(({ path, views }) => [path, views]))
}

beforeEach(async () => {
  await house.app.views.write()
  await db.delete(pageViews)
  await db.delete(pageViewSums)
  await db.delete(pageViewDays)
})

describe('looks at pages are counted by day and path', () => {
  it('those from the store as well, with no query and no cookie', async () => {
    for (let time = 0; time < 3; time++) {
      const answer = await look(`/de?utm_source=letter${time}`)
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
    }
    await look('/de/programm')
    expect(await counted()).toEqual({ '/de': 3, '/de/programm': 1 })
    const sums = await db.select().from(pageViewSums).where(eq(pageViewSums.path, '/de'))
    expect(sums.toSorted((one, other) => one.period.localeCompare(other.period))).toEqual([
      { period: 'month', firstDay: '2026-03-01', path: '/de', views: 3 },
      { period: 'quarter', firstDay: '2026-01-01', path: '/de', views: 3 },
      { period: 'year', firstDay: '2026-01-01', path: '/de', views: 3 },
    ])
    expect(await db.select().from(pageViewDays)).toEqual([{ day: '2026-03-10', views: 4 }])
  })

  it('quality, Reliability, Limits: of one address only so often within an hour, whichever way they are told', async () => {
    const lookFrom = (remoteAddress: string, url: string) =>
      house.inject({ url, headers: FIREFOX, remoteAddress })
    for (let time = 0; time < 25; time++) {
      await lookFrom('198.51.100.20', '/de/magazin')
      await lookFrom('198.51.100.21', '/de/magazin')
      await house.inject({
        ...{ ...visitor, method: 'POST', url: '/de/api/page-view/', payload: { path: '/de/team' } },
        remoteAddress: '198.51.100.20',
      })
    }
    expect(await counted()).toEqual({ '/de/magazin': 40, '/de/team': 20 })
    house.clock.advance({ hours: 1 })
    await lookFrom('198.51.100.20', '/de/magazin')
    expect(await counted()).toEqual({ '/de/magazin': 41, '/de/team': 20 })
    house.clock.advance({ hours: -1 })
  })

  it('nothing is written while somebody looks', async () => {
    await look('/de')
    expect(await db.select().from(pageViews)).toEqual([])
    expect(await counted()).toEqual({ '/de': 1 })
  })

  it('no programs, no pages that are not there, nothing of one’s own account, and no editors', async () => {
    await look('/de', { 'user-agent': 'Googlebot/2.1' })
    expect((await look('/de/gibt-es-nicht')).statusCode).toBe(404)
    await look('/de/user/login')
    const { cookies } = await house.login('editor')
    await house.inject({ url: '/de', cookies, headers: FIREFOX })
    expect(await counted()).toEqual({})
  })

  it('customers count like everybody', async () => {
    const { cookies } = await house.login('customer')
    expect((await house.inject({ url: '/de', cookies, headers: FIREFOX })).statusCode).toBe(200)
    expect(await counted()).toEqual({ '/de': 1 })
  })
})

describe('POST /api/page-view/: pages that a browser goes to by itself', () => {
  it('are counted where there is such a page, and invented ones never reach the table', async () => {
    const [event] = await db.select().from(searchDocuments).limit(1)
    const path = event?.url ?? ''
    expect(path).toMatch(/^\/(de|en)\//)
    for (const one of [path, path, '/de/programm']) expect((await goTo(one)).statusCode).toBe(204)
    for (let number = 0; number < 50; number++) await goTo(`/de/erfunden-${number}`)
    const [real] = await db.select({ id: events.id }).from(events).limit(1)
    await goTo(href('event', 'de', { slug: 'erfunden', id: real?.id ?? 0 }))
    await goTo('/de/user/profile')
    for (const same of ['/de//programm', '//de/programm', '/de/programm///']) await goTo(same)
    expect(await counted()).toEqual({ [path]: 2, '/de/programm': 4 })
  })

  it('forms, categories and topics, too, under their right names', async () => {
    const [form] = await db.select().from(forms).limit(1)
    const [tag] = await db.select().from(articleTags).limit(1)
    const [category] = await db.select().from(articleCategories).limit(1)
    if (!form || !tag || !category) throw new Error('The demo has all three')
    const paths = [
      href('form', 'de', { slug: slugOf(form.title.de), id: form.id }),
      href('magazineTag', 'de', { tag: slugOf(tag.name.de), id: tag.id }),
      href('magazineCategory', 'en', { category: slugOf(category.name.en), id: category.id }),
    ]
    for (const path of paths) await goTo(path)
    await goTo(href('form', 'de', { slug: 'erfunden', id: form.id }))
    await goTo(href('magazineTag', 'de', { tag: 'erfunden', id: 99_999 }))
    expect(await counted()).toEqual(Object.fromEntries(paths.map((path) => [path, 1])))
  })

  it('of people who work here are not', async () => {
    expect((await goTo('/de', await house.login('editor'))).statusCode).toBe(204)
    expect(await counted()).toEqual({})
  })

  it.each([{}, { path: '' }, { path: 1 }, { path: `/${'a'.repeat(600)}` }])(
    'hostile: %j is a 400',
    async (payload) => {
      const answer = await house.inject({ ...visitor, method: 'POST', url: '/api/page-view/', payload })
      expect(answer.statusCode).toBe(400)
    },
  )
})

describe('GET /api/dashboard-page-views/', () => {
  const read = async (query: string) => {
    const admin = await house.login('admin')
    return (await house.inject({ ...admin, url: `/api/dashboard-page-views/?${query}` })).json()
  }

  it('says what was looked at most in a span of days, and how many looks each day had', async () => {
    await db.insert(pageViews).values([
      { day: '2026-02-10', path: '/de', views: 5 },
      { day: '2026-02-05', path: '/de', views: 100 },
    ])
    await db.insert(pageViewSums).values([
      { period: 'month', firstDay: '2026-02-01', path: '/de', views: 105 },
      { period: 'month', firstDay: '2026-03-01', path: '/de', views: 2 },
      { period: 'month', firstDay: '2026-03-01', path: '/en', views: 9 },
    ])
    await db.insert(pageViewDays).values([{ day: '2026-03-09', views: 11 }])
    const { data, days } = await read('from=2026-02-08&to=2026-03-10')
    expect(data).toEqual([
      { path: '/en', views: 9 },
      { path: '/de', views: 7 },
    ])
    expect(days).toHaveLength(31)
    expect(days.slice(-2)).toEqual([
      { day: '2026-03-09', views: 11 },
      { day: '2026-03-10', views: 0 },
    ])
    expect((await read('from=2026-02-01')).data).toEqual([
      { path: '/de', views: 107 },
      { path: '/en', views: 9 },
    ])
  })

  it('over a year says what its days say in all', async () => {
    const days = [
      '2026-04-30',
      '2026-05-20',
      '2026-06-01',
      '2026-09-30',
      '2026-12-31',
      '2027-01-01',
      '2027-05-18',
    ]
    for (const [at, day] of days.entries()) {
      house.clock.set(`${day}T12:00:00Z`)
      for (let time = 0; time < 10 ** at % 97; time++) house.app.views.countAnswered('/de', `192.0.2.${time}`)
      await house.app.views.write()
    }
    const sumOf = (from: string, to: string) =>
      days.reduce((sum, day, at) => sum + (day >= from && day <= to ? 10 ** at % 97 : 0), 0)
    for (const [from, to] of [
      ['2026-05-19', '2027-05-18'],
      ['2026-04-01', '2026-12-31'],
      ['2026-06-01', '2027-01-01'],
      ['2026-06-02', '2026-12-30'],
      ['2027-01-01', '2027-05-17'],
    ] as const) {
      expect((await read(`from=${from}&to=${to}`)).data).toEqual([{ path: '/de', views: sumOf(from, to) }])
    }
  })

  it('hostile: no day is a 400', async () => {
    expect(await read('from=gestern')).toEqual({ from: [expect.any(String)] })
  })
})
