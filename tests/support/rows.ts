import type { PgTable } from 'drizzle-orm/pg-core'
import { events } from '../../src/domains/events/tables.ts'
import { images } from '../../src/domains/media/tables.ts'
import { recordReads } from '../../src/platform/cache/reads.ts'
import { localCall, registerAll } from '../../src/platform/endpoints/local-call.ts'
import { berlinDay } from '../../src/platform/time/berlin.ts'
import { VISITOR } from '../../src/platform/viewer.ts'
import type { startTestApp } from './test-app.ts'

type House = Awaited<ReturnType<typeof startTestApp>>

const TAGS = ['events', 'people', 'productions', 'series', 'subscriptions', 'venues']

/** Puts rows into a table and tells everybody who keeps something made of it. */
export async function addRows<T extends PgTable>(
  { app }: House,
  table: T,
  rows: T['$inferInsert'][],
): Promise<T['$inferSelect'][]> {
  const { db, changes } = app.platform
  const added = await db
    .insert(table)
    .values(rows as never)
    .returning()
  await changes.announce(db, ...TAGS)
  return added as T['$inferSelect'][]
}

export async function addRow<T extends PgTable>(
  house: House,
  table: T,
  row: T['$inferInsert'],
): Promise<T['$inferSelect']> {
  const [added] = await addRows(house, table, [row])
  return added as T['$inferSelect']
}

type EventValues = Partial<typeof events.$inferInsert>

/** An event of two hours from an instant on. */
export function eventAt(start: string, values: EventValues = {}): typeof events.$inferInsert {
  const dateStart = new Date(start)
  const dateEnd = new Date(dateStart.getTime() + 2 * 3_600_000)
  const day = berlinDay(dateStart)
  return { dateStart, dateEnd, day, lastDay: day, ...values }
}

export async function addEvent(house: House, start: string, values?: EventValues): Promise<number> {
  return (await addRow(house, events, eventAt(start, values))).id
}

/** A picture nobody will look at. */
export async function addImage(house: House, alt = 'Bild'): Promise<number> {
  const row = { hash: 'f00', storageKey: 'none', width: 1600, height: 900, createdAt: house.clock.now() }
  return (await addRow(house, images, { ...row, alt: { de: alt, en: `${alt} (en)` } })).id
}

export const bilingual = (de: string, en = `${de} (en)`) => ({ de, en })

/** A visitor's call in the process, and what its answer was made of. */
export function visitorInProcess({ app }: House, locale: 'de' | 'en' = 'de') {
  const reads = recordReads()
  const cookies = { get: () => undefined, set: () => {}, clear: () => {} }
  const context = {
    ...app.platform,
    viewer: VISITOR,
    locale,
    reads,
    cookies,
    address: '127.0.0.1',
    signal: new AbortController().signal,
  }
  return { call: localCall(registerAll(app.endpoints), context, { checkAnswers: true }), reads }
}
