import { afterAll, describe, expect, it } from 'vitest'
import { calendarAddresses } from '../../packages/foyer/src/domains/accounts/tables.ts'
import { events } from '../../packages/foyer/src/domains/events/tables.ts'
import { articles } from '../../packages/foyer/src/domains/magazine/tables.ts'
import { productions } from '../../packages/foyer/src/domains/productions/tables.ts'
import { eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { readCalendar } from '../support/read-calendar.ts'
import { type Session, startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { db } = house.app.platform
const customer = await house.login('customer')
const later = await db.select().from(events).orderBy(events.dateStart)
const [event, other] = later.filter((row) => row.isOnline && row.dateStart > house.clock.now()) as [
  typeof events.$inferSelect,
  typeof events.$inferSelect,
]
const [production] = await db.select().from(productions).where(eq(productions.isOnline, true))
const [article] = await db.select().from(articles).where(eq(articles.isOnline, true))

const change = (payload: object, session: Session = customer) =>
  house.inject({ ...session, method: 'POST', url: '/api/user-favorites', payload })
const show = async (kept: string, session?: Session) =>
  (await house.inject({ ...session, url: `/de/api/favorites?kept=${kept}` })).json()

describe('favorites', () => {
  it('of a browser join those of the account, and none is kept twice', async () => {
    expect((await change({ add: [`event:${event.id}`] })).json()).toEqual({ items: [`event:${event.id}`] })
    house.clock.advance({ minutes: 1 })
    const answer = await change({ add: [`event:${event.id}`, `article:${article?.id}`] })
    expect(answer.json()).toEqual({ items: [`article:${article?.id}`, `event:${event.id}`] })
    const gone = await change({ remove: [`article:${article?.id}`, 'event:999999'] })
    expect(gone.json()).toEqual({ items: [`event:${event.id}`] })
  })

  it('are one’s own', async () => {
    const editor = await house.login('editor')
    expect((await house.inject({ ...editor, url: '/api/user-favorites' })).json()).toEqual({ items: [] })
    expect((await house.inject('/api/user-favorites')).statusCode).toBe(401)
  })

  it('show evenings, productions with their dates, and articles', async () => {
    const shown = await show(`event:${event.id},production:${production?.id},article:${article?.id}`)
    expect(shown.events.map(({ id }: { id: number }) => id)).toEqual([event.id])
    expect(shown.productions).toHaveLength(1)
    expect(shown.articles).toHaveLength(1)
  })

  it('show nothing that is hidden, to editors alone', async () => {
    await db.update(events).set({ isOnline: false }).where(eq(events.id, other.id))
    expect((await show(`event:${other.id}`, customer)).events).toEqual([])
    expect((await show(`event:${other.id}`, await house.login('editor'))).events).toHaveLength(1)
  })

  it.each(['event', 'event:0', 'user:1', 'event:1;drop', 'event:99999999999'])(
    'that are none are refused: %s',
    async (key) => {
      expect((await change({ add: [key] })).statusCode).toBe(400)
      expect((await house.inject(`/api/favorites?kept=${encodeURIComponent(key)}`)).statusCode).toBe(400)
    },
  )

  it('are two hundred at most, the latest', async () => {
    const editor = await house.login('editor')
    const keys = Array.from({ length: 200 }, (_, n) => `event:${n + 1}`)
    await change({ add: keys }, editor)
    house.clock.advance({ minutes: 1 })
    const { items } = (await change({ add: ['article:1'] }, editor)).json()
    expect(items).toHaveLength(200)
    expect(items[0]).toBe('article:1')
  })
})

describe('what is new of favorites', () => {
  const news = async (session: Session) =>
    (await house.inject({ ...session, url: '/en/api/user-favorites-news' })).json()
  const look = (session: Session) =>
    house.inject({ ...session, method: 'POST', url: '/api/user-favorites-news', payload: {} })
  const kinds = async (session: Session) =>
    (await news(session)).news.map((one: { kind: string; event: { id: number } }) => [one.kind, one.event.id])

  it('is told from what the house has written since the last look, to each by their own', async () => {
    const admin = await house.login('admin')
    const date = later.find(
      (row) =>
        row.isOnline && row.productionId !== null && row.dateStart > house.clock.now() && row.id !== event.id,
    )
    const write = async (id: number, fields: object) => {
      const url = `/api/admin/events/event/${id}/`
      const { version } = (await house.inject({ ...admin, url })).json()
      return house.inject({ ...admin, method: 'POST', url, payload: { version, ...fields } })
    }
    await change({ add: [`event:${event.id}`, `production:${date?.productionId}`] })
    expect(await news(customer)).toEqual({ since: null, news: [] })
    await write(Number(date?.id), { is_online: false })
    expect((await look(customer)).statusCode).toBe(204)
    house.clock.advance({ hours: 2 })
    expect((await write(event.id, { status: 'cancelled' })).statusCode).toBe(200)
    await write(Number(date?.id), { is_online: true })
    expect(await kinds(customer)).toEqual([
      ['cancelled', event.id],
      ['new_date', date?.id],
    ])
    // On the first look nothing is new.
    expect((await news(admin)).since).toBeNull()
    // It is shown for the whole visit, and not afterwards.
    await look(customer)
    house.clock.advance({ minutes: 30 })
    expect(await kinds(customer)).toHaveLength(2)
    house.clock.advance({ hours: 1 })
    expect(await kinds(customer)).toEqual([])
  })
})

describe('the address for calendars', () => {
  const open = async () =>
    (await house.inject({ ...customer, method: 'POST', url: '/de/api/user-calendar', payload: {} })).json()
      .path

  it('holds the kept evenings, until it is renewed or ended', async () => {
    const path = await open()
    const file = await house.inject(path)
    expect(file.headers['content-type']).toContain('text/calendar')
    expect(readCalendar(file.body).events).toHaveLength(1)
    const next = await open()
    expect((await house.inject(path)).statusCode).toBe(404)
    expect((await house.inject(next)).statusCode).toBe(200)
    await house.inject({ ...customer, method: 'DELETE', url: '/api/user-calendar' })
    expect((await house.inject(next)).statusCode).toBe(404)
  })

  it('cannot be made of what the database holds', async () => {
    await open()
    const [row] = await db.select().from(calendarAddresses)
    expect((await house.inject(`/de/user/calendar.ics?token=${row?.tokenHash}`)).statusCode).toBe(404)
    for (const url of [
      '/de/user/calendar.ics',
      '/de/user/calendar.ics?token=',
      '/de/user/calendar.ics?token=a&token=b',
    ]) {
      expect((await house.inject(url)).statusCode).toBe(404)
    }
  })

  it('works by a form without scripting, and is shown once', async () => {
    const post = (fields: Record<string, string>) =>
      house.inject({
        method: 'POST',
        url: '/en/user/favorites',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        cookies: { sessionid: customer.cookies.sessionid ?? '' },
        payload: new URLSearchParams(fields).toString(),
      })
    const opened = await post({ form: 'open' })
    expect(opened.statusCode).toBe(200)
    expect(opened.body).toMatch(/webcal:\/\/[^"<]+calendar\.ics\?token=[\w-]{22}/)
    const page = await house.inject({ ...customer, url: '/en/user/favorites' })
    expect(page.body).not.toContain('calendar.ics?token')
    expect(page.body).toContain(event.title.en)
    expect((await post({ form: 'close' })).statusCode).toBe(303)
  })
})
