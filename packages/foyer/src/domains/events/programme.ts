import type { z } from 'zod'
import type { Paged } from '../../contract/paging.ts'
import type { Context } from '../../platform/context.ts'
import { countVisible } from '../../platform/database/counting.ts'
import { and, type SQL, sql } from '../../platform/database/drizzle.ts'
import { isVisibleTo, visibleTo } from '../../platform/database/visibility.ts'
import { pageOf } from '../../platform/endpoints/paging.ts'
import { addDays, houseDay, monthOf, nextHouseMidnight } from '../../platform/time/house-clock.ts'
import type { calendar, EventSummary, list } from './contract.ts'
import { beginsBefore, beginsFrom, isRunningOn, lastsInto } from './days.ts'
import { type EventRow, IN_ORDER, selectEvents, summarise } from './summaries.ts'
import { events } from './tables.ts'
import { visibleFilter } from './visible-filter.ts'

/**
 * The programme from a day on; from today if none is given. Events that are already running are listed on the first day
 * shown, before those that begin on it. They are read in a separate query, because one index is sorted by the beginning
 * and another by the end.
 */
export async function listEvents(
  context: Context,
  { date, until, page, page_size, ...filters }: z.output<typeof list.params>,
): Promise<Paged<EventSummary>> {
  const from = date ?? today(context)
  const filter = await visibleFilter(context, filters)
  // An address whose last day is over finds nothing, also nothing that is running.
  const isOver = until !== undefined && until < from
  const running = await programmePart(context, filter, {
    name: isOver ? 'over' : `running on ${from}`,
    is: isOver ? sql`false` : isRunningOn(from),
  })
  const coming = await programmePart(context, filter, {
    name: `from ${from} until ${until ?? ''}`,
    is: and(beginsFrom(from), until === undefined ? undefined : beginsBefore(addDays(until, 1))),
  })
  const offset = (page - 1) * page_size
  const rows = await running.read(page_size, offset)
  rows.push(...(await coming.read(page_size - rows.length, Math.max(0, offset - running.count))))
  const results = (await summarise(context, rows)).map((event) =>
    event.day < from ? { ...event, day: from } : event,
  )
  const params = { ...filters, date, until, page, page_size }
  return pageOf('/api/events', context.locale, params, { count: running.count + coming.count, results })
}

/** The filtered events of some days: their number, and any page of them. */
async function programmePart(
  context: Context,
  filter: Awaited<ReturnType<typeof visibleFilter>>,
  days: { name: string; is: SQL | undefined },
) {
  const where = and(days.is, filter.where)
  const count = await countVisible(context, {
    key: `events ${days.name} ${filter.key}`,
    tags: filter.tags,
    table: events,
    where,
  })
  return {
    count,
    read: async (limit: number, offset: number): Promise<EventRow[]> =>
      limit < 1 || offset >= count
        ? []
        : selectEvents(context)
            .where(and(where, visibleTo(context, events)))
            .orderBy(...IN_ORDER)
            .limit(limit)
            .offset(offset),
  }
}

/** Today changes at midnight, so answers made with it are valid until then. */
function today({ clock, reads }: Context): string {
  reads.until(nextHouseMidnight(clock.now()))
  return houseDay(clock.now())
}

/** The days of a month on which a filtered event begins or is running. */
export async function listDays(
  context: Context,
  { date, until, ...filters }: z.output<typeof calendar.params>,
): Promise<string[]> {
  const { db, reads } = context
  const { first, next: afterFirst } = monthOf(date ?? today(context))
  const next = until === undefined ? afterFirst : endOfMonths(first, monthOf(until).next)
  const { where, tags } = await visibleFilter(context, filters)
  reads.note(...tags)
  const ofEvent = { isOnline: events.isOnline, publishedAt: events.publishedAt }
  const beginning = await db
    .selectDistinct({ day: events.day, lastDay: events.day, ...ofEvent })
    .from(events)
    .where(and(beginsFrom(first), beginsBefore(next), where))
  const lasting = await db
    .select({ day: events.day, lastDay: events.lastDay, ...ofEvent })
    .from(events)
    .where(and(lastsInto({ first, next }), where))
  const days = [...beginning, ...lasting]
    .filter((event) => isVisibleTo(context, event))
    .flatMap(({ day, lastDay }) => daysBetween(day > first ? day : first, lastDay, next))
  return [...new Set(days)].sort()
}

/** The day after the last month, which is at most a year after the first one. */
function endOfMonths(first: string, asked: string): string {
  const most = monthOf(addDays(first, MOST_DAYS)).first
  return asked < monthOf(first).next ? monthOf(first).next : asked > most ? most : asked
}
const MOST_DAYS = 370

/** The days from one to another, both included, but only those before the end. */
function daysBetween(first: string, last: string, end: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last && day < end; day = addDays(day, 1)) days.push(day)
  return days
}
