import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createPage } from '../../packages/foyer/src/documents/create.ts'
import { documents } from '../../packages/foyer/src/pages/tables.ts'
import { and, eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { addImage } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { $client: pool } = house.app.platform.db as unknown as { $client: pg.Pool }
const editor = await house.login('editor')

/** Every statement sent to the database, by any code. */
const sent: { text: string; name?: string }[] = []
const heard = new WeakSet<pg.PoolClient>()
pool.on('acquire', (client) => {
  if (heard.has(client)) return
  heard.add(client)
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  vi.spyOn(client, 'query').mockImplementation(((config: string | pg.QueryConfig, ...rest: unknown[]) => {
    sent.push(typeof config === 'string' ? { text: config } : config)
    return query(config, ...rest)
  }) as never)
})

const save = async (url: string, payload: Record<string, unknown>) => {
  const answer = await house.inject({ ...editor, method: 'POST', url: `/de/api/admin/${url}`, payload })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as { id: number; version: number; phone: string }
}

/**
 * The viewer, the item with its rows in two other tables, later changes of others, its row, its search documents, the
 * trail, beginning and end of the transaction, and on PostgreSQL the notification of other processes.
 */
const MOST_STATEMENTS = 13

describe('a save of one field', () => {
  const name = { de: 'Ein Haus', en: 'A house' }

  it('asks the database a fixed number of times, and nothing twice', async () => {
    let venue = await save('venues/venue/', { name })
    for (const phone of ['040 1', '040 2', '040 3']) {
      sent.length = 0
      venue = await save(`venues/venue/${venue.id}/`, { version: venue.version, phone })
      const texts = sent.map(({ text }) => text)
      expect(texts.filter((text) => text.startsWith('savepoint'))).toEqual([])
      expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(MOST_STATEMENTS)
    }
    expect(sent.length).toBeGreaterThan(8)
  })

  it('is stored as well by a connection that takes the place of a lost one', async () => {
    let venue = await save('venues/venue/', { name })
    for (let round = 0; round < 6; round++) {
      if (round % 3 === 0) {
        const lost = await pool.connect()
        await lost.query('begin')
        lost.release(true)
      }
      venue = await save(`venues/venue/${venue.id}/`, { version: venue.version, phone: `040 ${round}` })
      expect(venue.phone).toBe(`040 ${round}`)
    }
  })
})

describe('quality, Reliability, Waiting: a write to a document', () => {
  it('asks the database as often for a hundred operations of each kind as for two', async () => {
    const words = { path: 'statements', fields: { title: 'Statements' }, modules: [] }
    const page = await createPage(house.app.platform, { languages: { de: words, en: words } })
    const [document] = await house.app.platform.db
      .select()
      .from(documents)
      .where(and(eq(documents.pageId, page), eq(documents.locale, 'de')))
    const image = await addImage(house)
    let version = document?.headVersionId as number
    const statements = async (operations: object[]) => {
      sent.length = 0
      const answer = await house.inject({
        ...{ ...editor, method: 'POST', url: `/de/pageeditor-api/document/${document?.id}/operations/` },
        payload: { base_version: version, operation_id: randomUUID(), operations },
      })
      expect(answer.statusCode, answer.body).toBe(200)
      version = answer.json().version
      return sent.length
    }
    const top = { parent: null, place: '', after: null }
    const all = async (count: number) => {
      const ids = Array.from({ length: count }, (_, at) => `picture-${at}`)
      const fields = { image, format: 'large' }
      return [
        await statements(
          ids.map((id) => ({ kind: 'insert', module: { id, model: 'image', fields, lists: {} }, at: top })),
        ),
        await statements(ids.map((module) => ({ kind: 'update', module, fields: { description: 'Words' } }))),
        await statements(ids.map((module) => ({ kind: 'move', module, at: top }))),
        await statements(ids.map((module) => ({ kind: 'remove', module }))),
      ]
    }
    // The first write to a document adds the rows of its modules.
    await all(1)
    expect(await all(100)).toEqual(await all(2))
  })
})
