import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChainEntry } from '../../packages/foyer/src/domains/accounts/audit/chain.ts'
import {
  batchesOf,
  collectAudit,
  forgetPastAudit,
  noteCommand,
  verifyAudit,
} from '../../packages/foyer/src/domains/accounts/audit/collect.ts'
import { auditEntries } from '../../packages/foyer/src/domains/accounts/audit/tables.ts'
import { eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { LOGINS } from '../support/logins.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { platform } = house.app
const { db } = platform

async function entries(): Promise<ChainEntry[]> {
  const all: ChainEntry[] = []
  for await (const batch of batchesOf(db, 0)) all.push(...batch)
  return all
}

beforeAll(async () => {
  const editor = await house.login('editor')
  await house.inject({
    ...editor,
    method: 'POST',
    url: '/api/admin/magazine/article/',
    payload: { title: { de: 'Wer war das', en: 'Who was it' } },
    remoteAddress: '192.0.2.7',
  })
  await house.login('customer')
  await noteCommand(db, house.clock.now(), 'rotate_secret')
  await collectAudit(platform)
})

it('who did what from where is there, customers are not, and nothing is collected twice', async () => {
  const all = await entries()
  const facts = all.map((entry) => entry.facts)
  expect(facts).toContainEqual(
    expect.objectContaining({
      kind: 'create',
      actor: LOGINS.editor.email,
      title: 'Wer war das',
      from: '192.0.2.7',
    }),
  )
  expect(facts).toContainEqual(expect.objectContaining({ kind: 'login', actor: LOGINS.editor.email }))
  expect(facts).toContainEqual(expect.objectContaining({ kind: 'rotate_secret' }))
  expect(facts.filter(({ actor }) => actor === LOGINS.customer.email)).toEqual([])
  await collectAudit(platform)
  expect(await entries()).toEqual(all)
})

it('the chain is whole across processes that collect at once, and shows the first hole', async () => {
  for (let times = 0; times < 3; times++) await noteCommand(db, house.clock.now(), 'rotate_secret')
  await Promise.all([collectAudit(platform), collectAudit(platform)])
  expect((await verifyAudit(db)).hole).toBeNull()
  const [, second] = await entries()
  const number = Number(second?.number)
  await db.update(auditEntries).set({ actorId: 99 }).where(eq(auditEntries.number, number))
  expect((await verifyAudit(db)).hole).toContain(`Entry ${number} was changed`)
  await db
    .update(auditEntries)
    .set({ actorId: second?.actorId ?? null })
    .where(eq(auditEntries.number, number))
  expect((await verifyAudit(db)).hole).toBeNull()
  const last = (await entries()).at(-1) as ChainEntry
  await db.delete(auditEntries).where(eq(auditEntries.number, last.number))
  expect((await verifyAudit(db)).hole).toContain(`Entry ${last.number} is missing`)
  const { number: place, at, actorId, facts, hash } = last
  await db
    .insert(auditEntries)
    .values({ source: 'command', sourceId: null, number: place, at, actorId, facts, hash })
})

it('what is older than the house keeps is removed from the beginning, and the rest stays whole', async () => {
  house.clock.advance({ days: platform.config.auditDays + 1 })
  await noteCommand(db, house.clock.now(), 'restore')
  await collectAudit(platform)
  await forgetPastAudit(platform)
  const left = await entries()
  expect(left.map(({ facts }) => facts.kind)).toEqual(['restore'])
  expect(await verifyAudit(db)).toEqual({ entries: 1, hole: null })
})
