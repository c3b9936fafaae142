import { listTags } from '../../platform/cache/table-tags.ts'
import type { Context } from '../../platform/context.ts'
import {
  and,
  boolean,
  date,
  eq,
  exists,
  gte,
  inArray,
  integer,
  isNotNull,
  pgTable,
  type SQL,
  sql,
  timestamp,
} from '../../platform/database/drizzle.ts'
import { isVisibleTo, visibleTo } from '../../platform/database/visibility.ts'
import { isEditor } from '../../platform/viewer.ts'
import { series, seriesTag } from '../series/tables.ts'
import { productions } from './tables.ts'

/**
 * The columns of events that a list of productions needs. The table belongs to the events area, which imports this one
 * and cannot be imported here; it also announces the tag. Column names are given in full, because the driver remembers
 * derived names per table name, and would only know those of the first of two tables with one name.
 */
const events = pgTable('event', {
  productionId: integer('production_id'),
  seriesId: integer('series_id'),
  dateStart: timestamp('date_start', { withTimezone: true }).notNull(),
  lastDay: date('last_day').notNull(),
  isOnline: boolean('is_online').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }),
})
export const PERFORMANCES_TAG = 'events'

/** The condition for a production that has an event on a day or later: one that begins then, or is running. */
export function isPerformedFrom(context: Context, day: string) {
  return exists(
    context.db
      .select({ one: sql`1` })
      .from(events)
      .where(
        and(eq(events.productionId, productions.id), gte(events.lastDay, day), visibleTo(context, events)),
      ),
  )
}

/** When the next event of a production begins, or began if it is running; null if there is none. */
export function nextPerformance(context: Context, day: string): SQL {
  const found = context.db
    .select({ next: sql`min(${events.dateStart})` })
    .from(events)
    .where(and(eq(events.productionId, productions.id), gte(events.lastDay, day), visibleTo(context, events)))
  return sql`(${found})`
}

/** The next moment at which an event from this day on becomes visible, and perhaps its production with it. */
export async function nextAppearance(
  { db, clock, viewer, memo }: Context,
  day: string,
): Promise<Date | null> {
  if (isEditor(viewer)) return null
  return memo.remember(`next performance from ${day}`, [PERFORMANCES_TAG], async () => {
    const [row] = await db
      .select({ next: sql<string | null>`min(${events.publishedAt})` })
      .from(events)
      .where(
        and(
          isNotNull(events.productionId),
          gte(events.lastDay, day),
          eq(events.isOnline, true),
          sql`${events.publishedAt} > ${clock.now().toISOString()}`,
        ),
      )
    const next = row?.next ? new Date(row.next) : null
    return { value: next, until: next }
  })
}

/** The brands of the series that its events belong to. */
export async function brandsOfPerformances(context: Context, id: number): Promise<(number | null)[]> {
  context.reads.note(...listTags('events', 'production', id))
  const { seriesId, isOnline, publishedAt } = events
  const performed = await context.db
    .selectDistinct({ seriesId, isOnline, publishedAt })
    .from(events)
    .where(and(eq(events.productionId, id), isNotNull(seriesId)))
  const ids = performed.filter((event) => isAppearing(context, event)).map((event) => event.seriesId ?? 0)
  if (ids.length === 0) return []
  context.reads.note(...ids.map(seriesTag))
  const rows = await context.db.select().from(series).where(inArray(series.id, ids))
  return rows.filter((row) => isVisibleTo(context, row)).map(({ brandId }) => brandId)
}

function isAppearing(
  context: Context,
  { isOnline, publishedAt }: { isOnline: boolean; publishedAt: Date | null },
): boolean {
  return publishedAt !== null && isVisibleTo(context, { isOnline, publishedAt })
}
