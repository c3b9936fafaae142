import { afterAll, expect, it } from 'vitest'
import { users } from '../../packages/foyer/src/domains/accounts/tables.ts'
import { events } from '../../packages/foyer/src/domains/events/tables.ts'
import { legalTexts } from '../../packages/foyer/src/pages/tables.ts'
import { eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { db } = house.app.platform
const admin = await house.login('admin')

async function open(): Promise<string[]> {
  const answer = await house.inject({ ...admin, url: '/api/admin/first-steps' })
  expect(answer.statusCode).toBe(200)
  const { data } = answer.json() as { data: { step: string; is_done: boolean }[] }
  expect(data).toHaveLength(11)
  return data.filter(({ is_done }) => !is_done).map(({ step }) => step)
}

it('the first steps of a house are seen in its data, and open again when they are taken back', async () => {
  const before = await open()
  // A test house: no mail leaves it, it is not public, and its shop takes no money.
  expect(before).toEqual(expect.arrayContaining(['tickets', 'mail', 'public']))
  for (const step of ['rooms', 'imprint', 'privacy', 'accessibility', 'menu', 'programme', 'colleague']) {
    expect(before).not.toContain(step)
  }

  await db
    .update(legalTexts)
    .set({ content: { de: '<p>Wir</p>', en: '' } })
    .where(eq(legalTexts.kind, 'imprint'))
  await db.update(events).set({ isOnline: false })
  await db.update(users).set({ suspendedAt: house.clock.now() }).where(eq(users.role, 'editor'))
  const after = await open()
  expect(after.filter((step) => !before.includes(step))).toEqual(['imprint', 'programme', 'colleague'])
})
