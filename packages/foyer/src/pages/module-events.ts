import type { EventSummary } from '../domains/events/contract.ts'
import { isRunningOn } from '../domains/events/days.ts'
import { matches } from '../domains/events/filters.ts'
import { IN_ORDER, selectEvents, summarise } from '../domains/events/summaries.ts'
import { EVENTS_TAG, events, eventTag } from '../domains/events/tables.ts'
import type { EventsAsked } from '../modules/kit/define-module.ts'
import type { Context } from '../platform/context.ts'
import { countVisible } from '../platform/database/counting.ts'
import {
  alias,
  and,
  eq,
  exists,
  gt,
  gte,
  inArray,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from '../platform/database/drizzle.ts'
import { isVisibleTo, visibleTo } from '../platform/database/visibility.ts'
import { addDays, houseDay, nextHouseMidnight, weekdayOf } from '../platform/time/house-clock.ts'
import { findBatchedLists } from './batched-lists.ts'

/** 2 §9 Event list page size: a list without an end shows as many events as a page of the programme. */
const SHOWN = 10
/** A list with an end shows all events until then, up to the longest page of the programme (3-readings, Calls). */
const SHOWN_TO_ITS_END = 100

/** The events of any number of lists: their ids in one query, their content in three. */
export async function findEventLists(
  context: Context,
  lists: EventsAsked[],
): Promise<(list: EventsAsked) => EventSummary[]> {
  if (lists.length === 0) return () => []
  const { db, clock, reads } = context
  await noteNextDue(context)
  const idsOf = await findBatchedLists(db, lists, (list, place) =>
    db
      .select({ list: place, id: events.id })
      .from(events)
      .where(and(visibleTo(context, events), isWithin(context, list)))
      .orderBy(...IN_ORDER)
      .limit(hasEnd(list) ? SHOWN_TO_ITS_END : SHOWN),
  )
  const found = await findAll(context, inArray(events.id, idsOf.all))
  const now = clock.now()
  const eventsOf = (list: EventsAsked) => {
    const ids = idsOf(list)
    const listed = found.filter(({ id }) => ids.has(id))
    if (list.from !== null) return listed
    const first = firstDay(context, list.days)
    return listed.map((event) => (event.day < first ? { ...event, day: first } : event))
  }
  for (const list of lists) {
    // A list that starts now changes when the first of its events begins.
    const first = eventsOf(list).find(({ date_start }) => new Date(date_start) > now)
    if (list.from === null && first) reads.until(new Date(first.date_start))
  }
  return eventsOf
}

const hasEnd = ({ to, days, festival }: EventsAsked) => to !== null || days !== '' || festival !== null

/** Events that an editor has picked, without those that are over or not visible. */
export async function findEventsById(context: Context, ids: number[]) {
  if (ids.length === 0) return () => null
  const { clock, reads } = context
  reads.note(...ids.map(eventTag))
  const rows = await selectEvents(context)
    .where(and(inArray(events.id, ids), gt(events.dateEnd, clock.now())))
    .orderBy(...IN_ORDER)
  const found = await summarise(
    context,
    rows.filter(({ event }) => isVisibleTo(context, event)),
  )
  for (const { date_end } of found) reads.until(new Date(date_end))
  return (id: number): EventSummary | null => found.find((event) => event.id === id) ?? null
}

async function findAll(context: Context, where: SQL | undefined): Promise<EventSummary[]> {
  return summarise(
    context,
    await selectEvents(context)
      .where(where)
      .orderBy(...IN_ORDER),
  )
}

/** Counting also notes when the next event becomes visible. */
async function noteNextDue(context: Context): Promise<void> {
  await countVisible(context, { key: 'events {}', tags: [EVENTS_TAG], table: events, where: undefined })
}

function isWithin(context: Context, { from, to, festival, tag, days }: EventsAsked): SQL | undefined {
  const { db, clock } = context
  const coming = and(
    from === null ? gt(events.dateStart, clock.now()) : gte(events.dateStart, new Date(from)),
    to === null ? undefined : lte(events.dateStart, new Date(to)),
    isOnDays(context, days),
  )
  // Includes an exhibition that opened last month and is still running.
  const shown = from === null ? or(coming, isRunningOn(firstDay(context, days))) : coming
  return and(
    shown,
    festival === null ? undefined : isPartOf(context, festival),
    tag === null ? undefined : matches(db, { tag }),
  )
}

const festivals = alias(events, 'festival')

/** For a festival that is not visible, the list is empty: its events would reveal that they belong to it. */
function isPartOf(context: Context, festival: number): SQL | undefined {
  const shown = context.db
    .select({ one: sql`1` })
    .from(festivals)
    .where(and(eq(festivals.id, events.parentId), visibleTo(context, festivals)))
  return and(eq(events.parentId, festival), exists(shown))
}

/** 2 §9: today and the two days after it, or the Saturday and Sunday of this week. They change at midnight. */
function isOnDays(context: Context, days: EventsAsked['days']): SQL | undefined {
  if (days === '') return undefined
  const first = firstDay(context, days)
  return and(gte(events.day, first), lt(events.day, addDays(first, days === 'weekend' ? 2 : 3)))
}

/** The first day of a list that starts now. It changes at midnight. */
function firstDay({ clock, reads }: Context, days: EventsAsked['days']): string {
  const now = clock.now()
  reads.until(nextHouseMidnight(now))
  const today = houseDay(now)
  return days === 'weekend' ? addDays(today, 6 - weekdayOf(today)) : today
}
