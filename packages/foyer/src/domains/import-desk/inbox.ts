import type { Context } from '../../platform/context.ts'
import { and, asc, eq, inArray, isNotNull } from '../../platform/database/drizzle.ts'
import { readItem, saveItem } from '../../saving/save.ts'
import { event as eventSubject } from '../events/event-subject.ts'
import type { FindingAnswer } from './contract.ts'
import { describeFinding, roomNames } from './describe.ts'
import { lookUp } from './look-up.ts'
import { notedAs, type Plan, planFor } from './plan.ts'
import { describeReading } from './reading.ts'
import { allSources, sourceOf } from './sources.ts'
import { importReadings, importRecords } from './tables.ts'
import { SETTLED, takeEvent } from './take.ts'

/** The limit for the inbox; later findings are shown when these are done. */
const SHOWN = 200

/**
 * The findings that wait for an editor, compared with the events as they are now, not as they were when the export was
 * read.
 */
export async function listInbox({ db, locale }: Context) {
  const records = await db
    .select()
    .from(importRecords)
    .where(isNotNull(importRecords.state))
    .orderBy(asc(importRecords.id))
    .limit(SHOWN)
  const names = await roomNames(db, locale)
  const sources = await allSources(db)
  const found: { state: string | null; finding: FindingAnswer & { source: string } }[] = []
  for (const source of sources) {
    const own = records.filter(({ sourceId }) => sourceId === source.id)
    const known = await lookUp(
      db,
      source,
      own.map(({ seen }) => seen),
    )
    for (const record of own) {
      const { given, event, problems, eventId } = known(record.seen)
      const isPlanned = record.state === 'waiting' && record.kind !== 'gone'
      const plan: Plan = isPlanned
        ? planFor(given, { taken: record.taken, aside: null, event })
        : { kind: record.kind ?? 'same', changes: record.changes }
      // An editor has made the change by hand.
      if (plan.kind === 'same') continue
      const finding = { id: record.id, feed: record.seen, plan, eventId }
      const described = describeFinding(finding, names, locale, isPlanned ? problems : [])
      found.push({ state: record.state, finding: { ...described, source: source.values.name } })
    }
  }
  const readings = new Map((await db.select().from(importReadings)).map((one) => [one.sourceId, one]))
  const inState = (state: string) => found.filter((one) => one.state === state).map(({ finding }) => finding)
  return {
    waiting: inState('waiting'),
    done: inState('done'),
    sources: sources.map(({ id, values: { name, format, address, reads } }) => {
      const last = readings.get(id)
      return {
        id,
        name,
        format,
        has_address: address !== '' || format === 'shop',
        reads,
        last: last ? describeReading(last, locale) : null,
      }
    }),
  }
}

async function recordsOf({ db }: Context, ids: number[]) {
  return db
    .select()
    .from(importRecords)
    .where(and(inArray(importRecords.id, ids), isNotNull(importRecords.state)))
    .orderBy(asc(importRecords.id))
}

export async function takeFoundEvents(context: Context, { ids, force }: { ids: number[]; force: boolean }) {
  const results = []
  for (const record of await recordsOf(context, ids)) {
    const { foreignId, eventId, kind, seen } = record
    if (kind === 'gone') {
      await cancelGone(context, record)
      results.push({ foreign_id: foreignId, event: eventId, refusal: null })
      continue
    }
    const source = await sourceOf(context.db, record.sourceId)
    const taken = await takeEvent(context, { source, feed: seen, force })
    results.push({ foreign_id: foreignId, event: taken.eventId, refusal: taken.refusal })
  }
  return { results }
}

/** Accepting that an event is missing from the export cancels it. */
async function cancelGone(context: Context, record: typeof importRecords.$inferSelect): Promise<void> {
  await context.db.transaction(async (db) => {
    if (record.eventId !== null) {
      const { version } = await readItem(db, eventSubject, record.eventId)
      const values = { status: 'cancelled' }
      await saveItem({ ...context, db }, eventSubject, { id: record.eventId, version, values })
    }
    const taken = { ...record.taken, status: 'cancelled' as const }
    await db
      .update(importRecords)
      .set({ ...SETTLED, taken })
      .where(eq(importRecords.id, record.id))
  })
}

/**
 * Findings imported automatically are marked as seen; waiting ones are rejected, and not offered again while they are
 * the same.
 */
export async function setFoundAside(context: Context, ids: number[]): Promise<undefined> {
  for (const record of await recordsOf(context, ids)) {
    const source = await sourceOf(context.db, record.sourceId)
    const { given, event, eventId } = (await lookUp(context.db, source, [record.seen]))(record.seen)
    const aside = record.state === 'waiting' ? given : record.aside
    // The event existed before: fields that agree with the source follow the source from now on.
    const isAdopted = record.taken === null && eventId !== null
    const adopted = isAdopted ? { taken: notedAs(given, { taken: null, event }), eventId } : {}
    await context.db
      .update(importRecords)
      .set({ state: null, kind: null, changes: [], aside, ...adopted })
      .where(eq(importRecords.id, record.id))
  }
}
