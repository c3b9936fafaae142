import { Failure, isFailure } from '../../contract/errors.ts'
import type { Context, Platform } from '../../platform/context.ts'
import { and, eq, isNotNull, notInArray, sql } from '../../platform/database/drizzle.ts'
import { houseDay, houseTime } from '../../platform/time/house-clock.ts'
import { AS_INSTALLATION, type Saving } from '../../saving/subject.ts'
import { events } from '../events/tables.ts'
import type { FeedEvent, ReadRow } from './feed-event.ts'
import { fetchFeed } from './fetch-feed.ts'
import { type Found, lookUp } from './look-up.ts'
import { notedAs, planFor } from './plan.ts'
import { readFeed, readProgramme } from './read-feed.ts'
import type { Source } from './source-subject.ts'
import { allSources, sourceOf } from './sources.ts'
import { strings } from './strings.ts'
import { importReadings, importRecords } from './tables.ts'
import { takeEvent } from './take.ts'
import { UnreadableFeed } from './unreadable-feed.ts'

type Reading = typeof importReadings.$inferSelect

/**
 * How long after a reading the next one is due; a little less than the interval, because the job runs at fixed times.
 */
const MINUTE = 60_000
const EVERY: Record<Source['values']['reads'], number> = {
  by_hand: Number.POSITIVE_INFINITY,
  quarter_hourly: 10 * MINUTE,
  hourly: 55 * MINUTE,
  daily: 23 * 60 * MINUTE,
}

export function isDue(reads: Source['values']['reads'], last: Date | null, now: Date): boolean {
  if (reads === 'by_hand') return false
  return last === null || now.getTime() - last.getTime() >= EVERY[reads]
}

/** Reads every source that is due; a source that fails does not stop the others. */
export async function readDueSources(platform: Platform, stopping?: AbortSignal): Promise<void> {
  const { db, clock } = platform
  const readings = new Map((await db.select().from(importReadings)).map((one) => [one.sourceId, one.at]))
  for (const source of await allSources(db)) {
    if (stopping?.aborted) return
    if (isDue(source.values.reads, readings.get(source.id) ?? null, clock.now()))
      await readSource(platform, source)
  }
}

/** Reads a source now, because an editor asks for it. */
export async function readNow(context: Context, id: number) {
  const { db, locale } = context
  const source = await sourceOf(db, id)
  if (!source.values.address && source.values.format !== 'shop')
    throw new Failure('invalid', { fields: { source: [strings.noAddress[locale]] } })
  return describeReading(await readSource(context, source), locale)
}

export function describeReading({ at, failure, events, refused }: Reading, locale: Context['locale']) {
  const told = failure && strings[failure as keyof typeof strings][locale]
  return { at: houseTime(at), failure: told as string | null, events, refused }
}

async function rowsOf({ config, shopProgramme }: Platform, { values }: Source): Promise<ReadRow[]> {
  const { format, address, names } = values
  if (format !== 'shop') return readFeed(format, await fetchFeed(address, config.importOrigins), names)
  if (!shopProgramme) throw new UnreadableFeed('noProgramme')
  const listed = await shopProgramme().catch((error) => {
    if (isFailure(error)) throw new UnreadableFeed('notReached')
    throw error
  })
  return readProgramme(listed)
}

async function readSource(platform: Platform, source: Source): Promise<Reading> {
  const { db, clock, log } = platform
  const reading: Reading = { sourceId: source.id, at: clock.now(), failure: null, events: 0, refused: 0 }
  try {
    const rows = await rowsOf(platform, source)
    reading.refused = rows.filter(({ event }) => !event).length
    reading.events = rows.length - reading.refused
    await takeReading(platform, source, rows)
  } catch (error) {
    if (!(error instanceof UnreadableFeed)) throw error
    reading.failure = error.problem
    log.warn({ source: source.id, problem: error.problem }, 'an export of events could not be read')
  }
  await db
    .insert(importReadings)
    .values(reading)
    .onConflictDoUpdate({ target: importReadings.sourceId, set: reading })
  return reading
}

/** Stores what is new in a reading, and imports automatically what the source allows. */
async function takeReading(platform: Platform, source: Source, rows: ReadRow[]): Promise<void> {
  const saving: Saving = {
    ...platform,
    ...AS_INSTALLATION,
    searchIndex: platform.searchIndex,
    config: platform.config,
  }
  const feed = rows.flatMap(({ event }) => event ?? [])
  const known = await lookUp(platform.db, source, feed)
  for (const event of feed) await takeFinding(saving, source, event, known(event))
  await noteGone(
    platform,
    source,
    rows.map(({ raw }) => raw.id ?? ''),
  )
}

async function takeFinding(saving: Saving, source: Source, feed: FeedEvent, found: Found): Promise<void> {
  const { record, given, event } = found
  const plan = planFor(given, { taken: record?.taken ?? null, aside: record?.aside ?? null, event })
  // A new event that is already over is ignored.
  if (plan.kind === 'new' && feed.day < houseDay(saving.clock.now())) return
  const isAlone = !plan.changes.some(({ isKept }) => isKept)
  const isDouble = found.problems.includes('likeAnother')
  if (isAlone && !isDouble && source.values.by_itself.includes(plan.kind)) {
    const taken = await takeEvent(saving, { source, feed })
    // A refused event waits for an editor, who sees the reason.
    if (taken.refusal === null) {
      const isNews = taken.kind !== 'changed' && taken.kind !== 'same'
      if (isNews)
        await note(saving, source, feed, { state: 'done', kind: taken.kind, changes: taken.changes })
      return
    }
  }
  if (plan.kind !== 'same') {
    await note(saving, source, feed, { state: 'waiting', kind: plan.kind, changes: [] })
    return
  }
  // First seen and equal to the event here: the source's values are stored, so that a later change is noticed.
  const isAdopted = !record?.taken && found.eventId !== null
  const adopted = isAdopted ? { taken: notedAs(given, { taken: null, event }), eventId: found.eventId } : {}
  const isOver = record?.state === 'waiting' ? { state: null, kind: null } : {}
  await note(saving, source, feed, { ...adopted, ...isOver })
}

type Noted = Partial<typeof importRecords.$inferInsert>

async function note({ db, clock }: Saving, { id }: Source, feed: FeedEvent, noted: Noted): Promise<void> {
  const values = { ...noted, seen: feed, seenAt: clock.now() }
  await db
    .insert(importRecords)
    .values({ sourceId: id, foreignId: feed.foreign_id, ...values })
    .onConflictDoUpdate({ target: [importRecords.sourceId, importRecords.foreignId], set: values })
}

/**
 * Finds coming events that are no longer in the export: they may be cancelled, or the export may cover another period.
 */
async function noteGone({ db, clock }: Platform, { id }: Source, here: string[]): Promise<void> {
  const isComing = sql`exists (select 1 from ${events} where ${events.id} = ${importRecords.eventId}
    and ${events.day} >= ${houseDay(clock.now())} and ${events.status} <> 'cancelled')`
  await db
    .update(importRecords)
    .set({ state: 'waiting', kind: 'gone', changes: [] })
    .where(
      and(
        eq(importRecords.sourceId, id),
        isNotNull(importRecords.taken),
        sql`${importRecords.aside} is null`,
        notInArray(importRecords.foreignId, here),
        isComing,
      ),
    )
}
