import { afterAll, beforeAll, expect, it } from 'vitest'
import { searchDocuments } from '../../packages/foyer/src/domains/search/tables.ts'
import { reindex } from '../../packages/foyer/src/pages/reindex.ts'
import { and, asc, eq, sql } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { type Session, startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { platform } = house.app
const { db } = platform
let editor: Session
beforeAll(async () => {
  editor = await house.login('editor')
})

interface Venue {
  id: number
  version: number
}
const VENUES = '/de/api/admin/venues/venue/'

async function change(values: Record<string, unknown>): Promise<Venue> {
  const { results } = (await house.inject({ ...editor, url: VENUES })).json()
  const [venue] = results as [Venue]
  const answer = await house.inject({
    ...{ ...editor, method: 'POST', url: `${VENUES}${venue.id}/` },
    payload: { version: venue.version, ...values },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/** The transaction that wrote each document of the events. */
async function writers(): Promise<unknown[]> {
  const { kind, itemId, locale } = searchDocuments
  return db
    .select({ itemId, locale, by: sql<string>`xmin::text` })
    .from(searchDocuments)
    .where(eq(kind, 'event'))
    .orderBy(asc(itemId), asc(locale))
}

it('quality, Speed: a write that search tells nothing of leaves every document alone', async () => {
  const before = await writers()
  await change({ phone: '040 1234' })
  expect(await writers()).toEqual(before)
})

it('a new name of a venue is written into the events that tell it, and into no other', async () => {
  const before = await writers()
  await change({ name: { de: 'Haus am Gradierwerk', en: 'Salt Works House' } })
  const after = await writers()
  const rewritten = after.filter((row, index) => JSON.stringify(row) !== JSON.stringify(before[index]))
  expect(rewritten.length).toBeGreaterThan(0)
  expect(rewritten.length).toBeLessThan(after.length)
  const found = await house.inject('/de/api/search/events/?query=Gradierwerk')
  expect(found.json().count).toBe(rewritten.length / 2)
})

it('the nightly check has nothing to do after writes, and mends and counts what slipped through', async () => {
  expect(await reindex(platform)).toBe(0)
  const [one] = await db.select().from(searchDocuments).where(eq(searchDocuments.kind, 'person')).limit(1)
  if (!one) throw new Error('nobody is found')
  const own = and(
    eq(searchDocuments.kind, one.kind),
    eq(searchDocuments.itemId, one.itemId),
    eq(searchDocuments.locale, one.locale),
  )
  await db.update(searchDocuments).set({ title: 'Vertippt', digest: '' }).where(own)
  expect(await reindex(platform)).toBe(1)
  const [mended] = await db.select().from(searchDocuments).where(own)
  expect(mended?.title).toBe(one.title)
})
