import type pg from 'pg'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { $client: pool } = house.app.platform.db as unknown as { $client: pg.Pool }
const editor = await house.login('editor')

/** Everything that is sent to the database, whoever sends it. */
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
 * Who it is, the item with what it owns in two tables, what others wrote since, its row, what search finds of it, the trail,
 * beginning and end of the transaction, and on PostgreSQL the word to the other processes.
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
