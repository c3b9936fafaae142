import { isFailure } from '../../contract/errors.ts'
import { and, eq } from '../../platform/database/drizzle.ts'
import { readItem, saveItem } from '../../saving/save.ts'
import type { Saving, Values } from '../../saving/subject.ts'
import type { StoredPrice } from '../events/contract.ts'
import { event as eventSubject } from '../events/event-subject.ts'
import type { FeedEvent } from './feed-event.ts'
import { type Found, lookUp } from './look-up.ts'
import { type FieldChange, type FindingKind, type Given, notedAs, planFor } from './plan.ts'
import type { Source } from './source-subject.ts'
import { importRecords } from './tables.ts'

export interface Taken {
  foreignId: string
  /** The event it became, or was; null where it was refused. */
  eventId: number | null
  kind: FindingKind
  changes: FieldChange[]
  /** Why the event could not be saved. */
  refusal: string | null
}

interface Wish {
  source: Source
  feed: FeedEvent
  /** Also what editors have changed. */
  force?: boolean
}

/**
 * Takes one event over, through the save path: all of it or nothing. What is to be done is planned again under a lock, so
 * that neither two at once nor one who looked a while ago write what nobody saw.
 */
export async function takeEvent(saving: Saving, { source, feed, force = false }: Wish): Promise<Taken> {
  try {
    return await saving.db.transaction(async (db) => {
      const writing = { ...saving, db }
      await lockRecord(writing, source, feed)
      const found = (await lookUp(db, source, [feed]))(feed)
      const known = { taken: found.record?.taken ?? null, aside: null, event: found.event }
      const { kind, changes } = planFor(found.given, known)
      const written = changes.filter(({ isKept }) => force || !isKept)
      const eventId =
        kind === 'new'
          ? await addEvent(writing, source, feed, found)
          : await changeEvent(writing, source, feed, found.eventId, written)
      await db
        .update(importRecords)
        .set({ eventId, taken: notedAs(found.given, known), ...SETTLED })
        .where(isRecord(source, feed))
      return { foreignId: feed.foreign_id, eventId, kind, changes: written, refusal: null }
    })
  } catch (error) {
    if (!isFailure(error) || error.code !== 'invalid') throw error
    const refusal = Object.values(error.fields ?? {})
      .flat()
      .join(' ')
    return { foreignId: feed.foreign_id, eventId: null, kind: 'refused', changes: [], refusal }
  }
}

/** Nobody has to look at it any more. */
export const SETTLED = { state: null, kind: null, changes: [], aside: null }

const isRecord = (source: Source, { foreign_id }: Pick<FeedEvent, 'foreign_id'>) =>
  and(eq(importRecords.sourceId, source.id), eq(importRecords.foreignId, foreign_id))

/** One at a time works on an event of a source, also before there is anything to lock of it. */
async function lockRecord({ db, clock }: Saving, source: Source, feed: FeedEvent): Promise<void> {
  await db
    .insert(importRecords)
    .values({ sourceId: source.id, foreignId: feed.foreign_id, seen: feed, seenAt: clock.now() })
    .onConflictDoUpdate({
      target: [importRecords.sourceId, importRecords.foreignId],
      set: { seen: feed, seenAt: clock.now() },
    })
}

async function addEvent(
  saving: Saving,
  { values }: Source,
  feed: FeedEvent,
  { given, production }: Found,
): Promise<number> {
  const { id } = await saveItem(saving, eventSubject, {
    values: {
      ...valuesOf(given, []),
      // When it was to begin is not told of one that nobody knew.
      ...(given.status === 'moved' && { moved_from: given.date_start }),
      // An evening of a production that is there is called like it, also when that is renamed.
      ...(production !== null && { production, title: { de: '', en: '' } }),
      ...(values.is_shop && { id_jet: feed.foreign_id }),
      is_online: values.new_online,
    },
  })
  return id
}

async function changeEvent(
  saving: Saving,
  { values: { is_shop } }: Source,
  { foreign_id }: FeedEvent,
  id: number | null,
  changes: FieldChange[],
): Promise<number | null> {
  if (id === null || changes.length === 0) return id
  const { version, values } = await readItem(saving.db, eventSubject, id)
  const prices = values.prices as StoredPrice[]
  // One price cannot say what a set of several does: that set stays, also where somebody takes everything.
  const written = changes.filter(({ field }) => field !== 'price' || prices.length < 2)
  const given = Object.fromEntries(written.map(({ field, to }) => [field, to])) as Given
  const changed = {
    ...valuesOf(given, prices, values),
    ...movedFrom(given, values),
    // One that was entered by hand is found under its key from now on.
    ...(is_shop && !values.id_jet && { id_jet: foreign_id }),
  }
  await saveItem(saving, eventSubject, { id, version, values: changed })
  return id
}

/**
 * The old beginning, which the site strikes out where an event is called moved. One that was called so before keeps the one that
 * was announced first. A source that calls it moved and names no other beginning does not know the new one yet.
 */
function movedFrom({ date_start, status }: Given, before: Values): { moved_from?: unknown } {
  if (before.status === 'moved' && before.moved_from !== null) return {}
  if (date_start !== undefined) return { moved_from: before.date_start }
  return status === 'moved' && before.moved_from === null ? { moved_from: before.date_start } : {}
}

/** The key of the only price of an event that came from an export. */
const ONLY_PRICE = 1

function valuesOf({ price, title, ...given }: Given, prices: StoredPrice[], before?: Values): Values {
  const none = { de: '', en: '' }
  const english = (before?.title as { en: string } | undefined)?.en ?? ''
  const [first] = prices
  const only = first ?? {
    ...{ id: ONLY_PRICE, sale_type_id: 0, seat_group: null, has_discounts: false },
    text: none,
    name: none,
  }
  return {
    ...given,
    ...(title !== undefined && { title: { de: title, en: english } }),
    ...(price !== undefined && { prices: [{ ...only, price }] }),
  }
}
