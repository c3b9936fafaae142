import { isFailure } from '../../contract/errors.ts'
import { type Bilingual, DEFAULT_LOCALE } from '../../contract/locale.ts'
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
  /** The new or changed event; null if it was refused. */
  eventId: number | null
  kind: FindingKind
  changes: FieldChange[]
  /** Why the event could not be saved. */
  refusal: string | null
}

interface Wish {
  source: Source
  feed: FeedEvent
  /** Also overwrites fields that editors have changed. */
  force?: boolean
}

/**
 * Imports one event through the save path, in one transaction. The plan is made again under a lock, so that two imports
 * at once, or one based on an old preview, do not write anything unseen.
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

/** The record needs no attention any more. */
export const SETTLED = { state: null, kind: null, changes: [], aside: null }

const isRecord = (source: Source, { foreign_id }: Pick<FeedEvent, 'foreign_id'>) =>
  and(eq(importRecords.sourceId, source.id), eq(importRecords.foreignId, foreign_id))

/** Locks the record of a source's event, and adds it first if it does not exist. */
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
      // The original beginning of a new event that is already moved is unknown.
      ...(given.status === 'moved' && { moved_from: given.date_start }),
      // An event of an existing production has the production's title, also after that is renamed.
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
  // One price cannot replace a set of several: the set stays, even if the import is forced.
  const written = changes.filter(({ field }) => field !== 'price' || prices.length < 2)
  const given = Object.fromEntries(written.map(({ field, to }) => [field, to])) as Given
  const changed = {
    ...valuesOf(given, prices, values),
    ...movedFrom(given, values),
    // An event that was entered by hand gets the source's key.
    ...(is_shop && !values.id_jet && { id_jet: foreign_id }),
  }
  await saveItem(saving, eventSubject, { id, version, values: changed })
  return id
}

/**
 * The original beginning, which the site shows struck out for a moved event. If it was moved before, it keeps the one
 * announced first. If a source says moved without a new beginning, that is not known yet.
 */
function movedFrom({ date_start, status }: Given, before: Values): { moved_from?: unknown } {
  if (before.status === 'moved' && before.moved_from !== null) return {}
  if (date_start !== undefined) return { moved_from: before.date_start }
  return status === 'moved' && before.moved_from === null ? { moved_from: before.date_start } : {}
}

/** The id of the only price of an event from an export. */
const ONLY_PRICE = 1

function valuesOf({ price, title, ...given }: Given, prices: StoredPrice[], before?: Values): Values {
  const none = { de: '', en: '' }
  const titles = (before?.title as Bilingual | undefined) ?? none
  const [first] = prices
  const only = first ?? {
    ...{ id: ONLY_PRICE, sale_type_id: 0, seat_group: null, has_discounts: false },
    text: none,
    name: none,
  }
  return {
    ...given,
    ...(title !== undefined && { title: { ...titles, [DEFAULT_LOCALE]: title } }),
    ...(price !== undefined && { prices: [{ ...only, price }] }),
  }
}
