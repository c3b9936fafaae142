import { drizzle } from 'drizzle-orm/pg-proxy'
import { createAnswers } from '../../packages/foyer/src/platform/cache/answers.ts'
import { localChanges } from '../../packages/foyer/src/platform/cache/changes.ts'
import { createMemo } from '../../packages/foyer/src/platform/cache/memo.ts'
import { recordReads } from '../../packages/foyer/src/platform/cache/reads.ts'
import type { Context } from '../../packages/foyer/src/platform/context.ts'
import type { Db } from '../../packages/foyer/src/platform/database/database.ts'
import { PgDialect, type SQL } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { type FakeClock, fakeClock } from '../../packages/foyer/src/platform/time/clock.ts'
import { VISITOR } from '../../packages/foyer/src/platform/viewer.ts'
import { SHOPS } from '../../packages/foyer/src/webshop/definitions.ts'

/** A condition as SQL with its parameters, without the quotes around names; null without a condition. */
export function sqlOf(condition: SQL | undefined): [sql: string, ...params: unknown[]] | null {
  if (!condition) return null
  const { sql, params } = new PgDialect({ casing: 'snake_case' }).sqlToQuery(condition)
  return [sql.replaceAll('"', ''), ...params]
}

interface Asked {
  sql: string
  params: unknown[]
}

/**
 * A context without a database: its queries are recorded, and the test gives the answers, each row as the values of its columns.
 */
export function fakeContext(answer: (asked: Asked) => unknown[] = () => [], more: Partial<Context> = {}) {
  const asked: Asked[] = []
  const ask = async (sql: string, params: unknown[]) => {
    const plain = { sql: sql.replaceAll('"', ''), params }
    asked.push(plain)
    return { rows: answer(plain) }
  }
  const db = drizzle(ask, { casing: 'snake_case' }) as unknown as Db
  // This driver answers only the rows, where the real one has them in an object.
  const execute = db.execute.bind(db) as unknown as (query: SQL) => Promise<unknown[]>
  db.execute = (async (query: SQL) => ({ rows: await execute(query) })) as never
  db.transaction = (async (work: (tx: Db) => Promise<unknown>) => work(db)) as never
  const clock: FakeClock = fakeClock('2026-03-10T12:00:00Z')
  const changes = localChanges()
  const context = {
    db,
    changes,
    memo: createMemo(clock, changes),
    answers: createAnswers(clock, changes),
    viewer: VISITOR,
    locale: 'de',
    reads: recordReads(),
    address: '127.0.0.1',
    agent: '',
    config: { shop: SHOPS.testshop(), webshop: { kind: 'testshop' } },
    cookies: { get: () => undefined, set: () => {}, clear: () => {} },
    isSiteOnline: async () => true,
    availability: { of: () => null },
    signal: new AbortController().signal,
    ...more,
    clock,
  } as unknown as Context & { clock: FakeClock }
  return { context, asked }
}
