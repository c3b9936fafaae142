import { afterAll, describe, expect, it } from 'vitest'
import { users } from '../../packages/foyer/src/domains/accounts/tables.ts'
import { events } from '../../packages/foyer/src/domains/events/tables.ts'
import { eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { LOGINS } from '../support/logins.ts'
import { startTestApp } from '../support/test-app.ts'
import { untilHeard } from '../support/until-heard.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { db } = house.app.platform
const hubOf = async (role: 'editor' | 'admin') =>
  (await house.inject({ ...(await house.login(role)), url: '/de/api/cms-hub' })).json()

describe('3-readings, Routes: /cms-hub is where editors begin', () => {
  it('what waits today: an event of the next two weeks that is still offline', async () => {
    const amount = async () =>
      (await hubOf('editor')).attention.find(({ kind }: { kind: string }) => kind === 'hidden_events').amount
    const before = await amount()
    const online = await db.select().from(events).where(eq(events.isOnline, true)).orderBy(events.dateStart)
    const next = online.find(({ dateStart }) => dateStart > house.clock.now())
    await db
      .update(events)
      .set({ isOnline: false })
      .where(eq(events.id, next?.id ?? 0))
    expect(await amount()).toBe(before + 1)
    const later = online.at(-1)
    expect(later?.dateStart.getTime()).toBeGreaterThan(house.clock.now().getTime() + 15 * 86_400_000)
    await db
      .update(events)
      .set({ isOnline: false })
      .where(eq(events.id, later?.id ?? 0))
    expect(await amount()).toBe(before + 1)
  })

  it('what people changed, of what the viewer may edit: accounts are told to admins alone', async () => {
    const customer = await house.login('customer')
    const payload = { first_name: 'Geheim', last_name: 'Gast', locale: 'de', newsletter: false }
    await house.inject({ ...customer, method: 'POST', url: '/api/user-profile', payload })
    expect(JSON.stringify(await hubOf('editor'))).not.toContain('Geheim')
    const admin = await hubOf('admin')
    expect(admin.recent[0]).toMatchObject({
      title: 'Geheim Gast',
      url: expect.stringMatching(/^\/admin\/accounts\/user\/\d+\/change\/$/),
    })
    const login = await house.login('admin')
    const activities = await house.inject({ ...login, url: '/api/dashboard-page-activities' })
    expect(activities.body, 'what people do to their own accounts is no page activity').not.toContain(
      'Geheim',
    )
  })

  it('shows it on the screen', async () => {
    const page = await house.inject({ ...(await house.login('editor')), url: '/cms-hub' })
    expect(page.statusCode).toBe(200)
    for (const words of ['Heute', 'Zuletzt geändert', 'Meine Entwürfe']) expect(page.body).toContain(words)
  })
})

describe('3-readings, Editing: has_dashboard_online_access allows switching site and shop online or offline', () => {
  const isOnline = async () => (await house.inject('/pageeditor-api/settings')).json().data.is_site_online
  const post = (sessionid: string, fields: Record<string, string>) =>
    house.inject({
      method: 'POST',
      url: '/cms-hub',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      cookies: { sessionid },
      payload: new URLSearchParams(fields).toString(),
    })

  it('by a form that works without scripting, and by nobody else', async () => {
    const editor = await house.login('editor')
    const off = { switch: 'site', to: 'offline' }
    expect((await post(editor.cookies.sessionid ?? '', off)).statusCode).toBe(403)
    expect((await post('', off)).statusCode).toBe(401)
    expect(await isOnline()).toBe(true)
    const allow = (is: boolean) =>
      db.update(users).set({ hasDashboardOnlineAccess: is }).where(eq(users.email, LOGINS.editor.email))
    await allow(true)
    const page = await house.inject({ ...editor, url: '/cms-hub' })
    expect(page.body).toContain('Ja, Website jetzt ausschalten')
    expect((await post(editor.cookies.sessionid ?? '', off)).statusCode).toBe(303)
    await untilHeard(house.app.platform, house.app.platform)
    expect(await isOnline()).toBe(false)
    expect((await house.inject('/de')).statusCode).toBe(503)
    expect((await post(editor.cookies.sessionid ?? '', { switch: 'site', to: 'online' })).statusCode).toBe(
      303,
    )
    await untilHeard(house.app.platform, house.app.platform)
    expect((await house.inject('/de')).statusCode).toBe(200)
    await allow(false)
  })
})
