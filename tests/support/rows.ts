import { events } from '../../packages/foyer/src/domains/events/tables.ts'
import { images } from '../../packages/foyer/src/domains/media/tables.ts'
import { recordReads } from '../../packages/foyer/src/platform/cache/reads.ts'
import { announcedBy } from '../../packages/foyer/src/platform/cache/table-tags.ts'
import type { Db } from '../../packages/foyer/src/platform/database/database.ts'
import type { PgTable, PgUpdateSetSource, SQL } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { localCall, registerAll } from '../../packages/foyer/src/platform/endpoints/local-call.ts'
import { houseDay } from '../../packages/foyer/src/platform/time/house-clock.ts'
import { VISITOR } from '../../packages/foyer/src/platform/viewer.ts'
import type { startTestApp } from './test-app.ts'

type House = Awaited<ReturnType<typeof startTestApp>>

/** Writes in a transaction and announces the tags of the table, as the product does, and nothing else. */
async function writing<T extends PgTable>(
  { app }: House,
  table: T,
  write: (tx: Db) => PromiseLike<unknown>,
): Promise<T['$inferSelect'][]> {
  const { db, changes } = app.platform
  return db.transaction(async (tx) => {
    const rows = (await write(tx)) as T['$inferSelect'][]
    await changes.announce(tx, ...announcedBy(table, rows))
    return rows
  })
}

export function addRows<T extends PgTable>(
  house: House,
  table: T,
  rows: T['$inferInsert'][],
): Promise<T['$inferSelect'][]> {
  return writing(house, table, (tx) =>
    tx
      .insert(table)
      .values(rows as never)
      .returning(),
  )
}

/** Changes rows of a table; all rows without a condition. */
export function changeRows<T extends PgTable>(
  house: House,
  table: T,
  values: PgUpdateSetSource<T>,
  where?: SQL,
): Promise<T['$inferSelect'][]> {
  return writing(house, table, (tx) => tx.update(table).set(values).where(where).returning())
}

/** Removes rows of a table; all rows without a condition. */
export function removeRows<T extends PgTable>(
  house: House,
  table: T,
  where?: SQL,
): Promise<T['$inferSelect'][]> {
  return writing(house, table, (tx) => tx.delete(table).where(where).returning())
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

/** An event of two hours that begins at an instant. */
export function eventAt(start: string, values: EventValues = {}): typeof events.$inferInsert {
  const dateStart = new Date(start)
  const dateEnd = new Date(dateStart.getTime() + 2 * 3_600_000)
  const day = houseDay(dateStart)
  return { dateStart, dateEnd, day, lastDay: day, ...values }
}

export async function addEvent(house: House, start: string, values?: EventValues): Promise<number> {
  return (await addRow(house, events, eventAt(start, values))).id
}

/** A picture without a file. */
export async function addImage(house: House, alt = 'Bild'): Promise<number> {
  const row = { hash: 'f00', storageKey: 'none', width: 1600, height: 900, createdAt: house.clock.now() }
  return (await addRow(house, images, { ...row, alt: { de: alt, en: `${alt} (en)` } })).id
}

export const bilingual = (de: string, en = `${de} (en)`) => ({ de, en })

/** A visitor's call within the process, and what its answer was made of; `parts` replaces parts of the platform. */
export function visitorInProcess(
  { app }: House,
  locale: 'de' | 'en' = 'de',
  parts: Partial<typeof app.platform> = {},
) {
  const reads = recordReads()
  const cookies = { get: () => undefined, set: () => {}, clear: () => {} }
  const context = {
    ...app.platform,
    ...parts,
    viewer: VISITOR,
    locale,
    reads,
    cookies,
    origin: () => 'http://localhost',
    address: '127.0.0.1',
    agent: '',
    signal: new AbortController().signal,
  }
  return { call: localCall(registerAll(app.endpoints), context, { checkAnswers: true }), reads }
}
