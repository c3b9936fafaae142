import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { events } from '../../src/domains/events/tables.ts'
import { startTestApp } from '../support/test-app.ts'

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
