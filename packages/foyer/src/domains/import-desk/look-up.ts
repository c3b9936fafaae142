import { nameOf } from '../../contract/in-language.ts'
import { type Bilingual, DEFAULT_LOCALE, LOCALES } from '../../contract/locale.ts'
import type { Db } from '../../platform/database/database.ts'
import { and, eq, inArray, sql } from '../../platform/database/drizzle.ts'
import { inLocale } from '../../platform/database/text-in.ts'
import { houseInstant, houseTime } from '../../platform/time/house-clock.ts'
import { readItems } from '../../saving/item-store.ts'
import type { ItemStore, Values } from '../../saving/subject.ts'
import type { StoredPrice } from '../events/contract.ts'
import { event as eventSubject } from '../events/event-subject.ts'
import { events } from '../events/tables.ts'
import { productions } from '../productions/tables.ts'
import { rooms, venues } from '../venues/tables.ts'
import type { FeedEvent, RowProblem } from './feed-event.ts'
import type { Given, Present } from './plan.ts'
import type { Source } from './source-subject.ts'
import { importRecords } from './tables.ts'

type Record_ = typeof importRecords.$inferSelect

/** What is stored here for the events of a reading. */
export interface Found {
  record: Record_ | null
  eventId: number | null
  event: Present | null
  given: Given
  /** The production with the same title as the event. */
  production: number | null
  problems: RowProblem[]
}

/** Finds the stored events of a source's events: a fixed number of queries, however many there are. */
export async function lookUp(
  db: Db,
  source: Source,
  feed: FeedEvent[],
): Promise<(event: FeedEvent) => Found> {
  const records = await recordsOf(db, source.id, feed)
  const byKey = source.values.is_shop ? await eventsByKey(db, feed) : new Map<string, number>()
  const alike = await eventsAlike(db, feed)
  const isNew = ({ foreign_id }: FeedEvent) => !records.get(foreign_id)?.taken && !byKey.has(foreign_id)
  const eventIdOf = (one: FeedEvent) => {
    const record = records.get(one.foreign_id)
    // If the event was imported once and deleted since, no other is used.
    if (record?.taken) return record.eventId
    const found = alike.get(likeness(one))
    return byKey.get(one.foreign_id) ?? (found && !found.isClaimed ? found.id : null)
  }
  const ids = feed.flatMap((one) => eventIdOf(one) ?? [])
  const store: ItemStore = { ...eventSubject.store, owned: {} }
  const stored = await readItems(db, store, fieldsRead(), [...new Set(ids)])
  const titles = await productionTitles(db, stored)
  const named = await productionsCalled(db, feed)
  const roomOf = await roomFinder(db, source)
  return (event) => {
    const eventId = eventIdOf(event)
    const values = eventId === null ? undefined : stored.get(eventId)
    const present = values ? presentOf(values, titles) : null
    const room = event.place ? roomOf(event.place) : undefined
    return {
      record: records.get(event.foreign_id) ?? null,
      eventId: present ? eventId : null,
      event: present,
      given: givenBy(event, room, present, source),
      production: named.get(folded(event.title)) ?? null,
      problems: [
        ...(event.place && room === undefined ? (['unknownPlace'] as const) : []),
        ...(eventId === null && isNew(event) && alike.has(likeness(event)) ? (['likeAnother'] as const) : []),
      ],
    }
  }
}

/** The fields in the event's own row, without those in other tables. */
function fieldsRead() {
  const { owned } = eventSubject.store
  return Object.fromEntries(Object.entries(eventSubject.fields).filter(([name]) => !owned[name]))
}

async function recordsOf(db: Db, sourceId: number, feed: FeedEvent[]): Promise<Map<string, Record_>> {
  const keys = feed.map(({ foreign_id }) => foreign_id)
  if (keys.length === 0) return new Map()
  const rows = await db
    .select()
    .from(importRecords)
    .where(and(eq(importRecords.sourceId, sourceId), inArray(importRecords.foreignId, keys)))
  return new Map(rows.map((row) => [row.foreignId, row]))
}

async function eventsByKey(db: Db, feed: FeedEvent[]): Promise<Map<string, number>> {
  const keys = feed.map(({ foreign_id }) => foreign_id)
  if (keys.length === 0) return new Map()
  const rows = await db
    .select({ id: events.id, key: events.idJet })
    .from(events)
    .where(inArray(events.idJet, keys))
  return new Map(rows.map(({ id, key }) => [key ?? '', id]))
}

/** Events are distinguished by beginning and title. */
const likeness = ({ day, time_start, title }: FeedEvent) =>
  `${houseInstant(day, time_start).getTime()} ${folded(title)}`

/**
 * Events with the same beginning and title as one of the feed, with or without a production. An event without a source
 * and without a key in the ticket shop was entered by hand, and is taken for the same event; any other has its own key
 * and is another event.
 */
async function eventsAlike(
  db: Db,
  feed: FeedEvent[],
): Promise<Map<string, { id: number; isClaimed: boolean }>> {
  const starts = feed.map(({ day, time_start }) => houseInstant(day, time_start))
  if (starts.length === 0) return new Map()
  const rows = await db
    .select({
      id: events.id,
      start: events.dateStart,
      own: events.title,
      lent: productions.title,
      key: events.idJet,
      record: importRecords.foreignId,
    })
    .from(events)
    .leftJoin(productions, eq(productions.id, events.productionId))
    .leftJoin(importRecords, eq(importRecords.eventId, events.id))
    .where(inArray(events.dateStart, starts))
  return new Map(
    rows.map(({ id, start, own, lent, key, record }) => {
      const title = nameOf(own) || (lent ? nameOf(lent) : '')
      return [`${start.getTime()} ${folded(title)}`, { id, isClaimed: key !== null || record !== null }]
    }),
  )
}

async function productionTitles(db: Db, stored: Map<number, Values>): Promise<Map<number, string>> {
  const ids = [...stored.values()].flatMap(({ production }) =>
    typeof production === 'number' ? [production] : [],
  )
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: productions.id, title: productions.title })
    .from(productions)
    .where(inArray(productions.id, ids))
  return new Map(rows.map(({ id, title }) => [id, nameOf(title)]))
}

/** Productions by title, if only one has that title. */
async function productionsCalled(db: Db, feed: FeedEvent[]): Promise<Map<string, number>> {
  const titles = [...new Set(feed.map(({ title }) => folded(title)))]
  if (titles.length === 0) return new Map()
  const title = sql<string>`lower(${inLocale(productions.title, DEFAULT_LOCALE)})`
  const rows = await db.select({ id: productions.id, title }).from(productions).where(inArray(title, titles))
  const called = new Map<string, number>()
  for (const { id, title } of rows) called.set(title, called.has(title) ? Number.NaN : id)
  return new Map([...called].filter(([, id]) => !Number.isNaN(id)))
}

/**
 * Finds the room of a place: by the source's own list, otherwise by the room's name, alone or after the name of its
 * venue.
 */
async function roomFinder(db: Db, { values }: Source): Promise<(place: string) => number | undefined> {
  const said = new Map(values.places.map(({ place, room }) => [folded(place), room ?? undefined]))
  const rows = await db
    .select({ id: rooms.id, name: rooms.name, venue: venues.name })
    .from(rooms)
    .innerJoin(venues, eq(venues.id, rooms.venueId))
  const named = new Map<string, number | undefined>()
  for (const { id, name, venue } of rows) {
    for (const word of new Set(namesOf(name, venue))) named.set(word, named.has(word) ? undefined : id)
  }
  return (place) => said.get(folded(place)) ?? named.get(folded(place))
}

function namesOf(room: Bilingual, venue: Bilingual): string[] {
  const names = LOCALES.map((locale) => room[locale]).filter(Boolean)
  const behind = LOCALES.map((locale) => venue[locale]).flatMap((house) =>
    names.map((name) => `${house}, ${name}`),
  )
  return [...names, ...behind].map(folded)
}

const folded = (word: string) => word.replace(/\s+/g, ' ').trim().toLowerCase()

const HOUR = 3_600_000
const MINUTE = 60_000

function givenBy(
  { title, day, time_start, time_end, price, status }: FeedEvent,
  room: number | undefined,
  present: Present | null,
  { values }: Source,
): Given {
  const start = houseInstant(day, time_start)
  return {
    title,
    date_start: houseTime(start),
    date_end: houseTime(endOf(start, time_end, day, present, values.default_minutes ?? 120)),
    ...(room !== undefined && { room }),
    ...(status && { status }),
    ...(price !== null && { price }),
  }
}

/** An end before the beginning is on the next day; if no end is given, the event keeps its length. */
function endOf(
  start: Date,
  time: string | null,
  day: string,
  present: Present | null,
  minutes: number,
): Date {
  if (time !== null) {
    const end = houseInstant(day, time)
    return end > start ? end : new Date(end.getTime() + 24 * HOUR)
  }
  const length = Date.parse(present?.date_end ?? '') - Date.parse(present?.date_start ?? '')
  return new Date(start.getTime() + (length > 0 ? length : minutes * MINUTE))
}

function presentOf(values: Values, titles: Map<number, string>): Present {
  const title = values.title as Bilingual
  const prices = values.prices as StoredPrice[]
  return {
    title: nameOf(title) || (titles.get(values.production as number) ?? ''),
    date_start: values.date_start as string,
    date_end: values.date_end as string,
    room: values.room as number | null,
    status: values.status as Present['status'],
    // Several prices, or those of seat groups, were entered by an editor.
    price: prices.length > 0 ? prices.map(({ price }) => price).join(', ') : null,
  }
}
