import type { Context } from '../../platform/context.ts'
import {
  and,
  boolean,
  date,
  eq,
  exists,
  gte,
  integer,
  isNotNull,
  pgTable,
  type SQL,
  sql,
  timestamp,
} from '../../platform/database/drizzle.ts'
import { visibleTo } from '../../platform/database/visibility.ts'
import { isEditor } from '../../platform/viewer.ts'
import { productions } from './tables.ts'

/**
 * Events, as far as a list of productions must know them. The table belongs to the events area, which is built on this
 * one and so cannot be imported here; its tag is announced there too. The columns are named in full: names made by the
 * driver are remembered per table, and the first of two tables of one name would be the only one it knows.
 */
const events = pgTable('event', {
  productionId: integer('production_id'),
  dateStart: timestamp('date_start', { withTimezone: true }).notNull(),
  lastDay: date('last_day').notNull(),
  isOnline: boolean('is_online').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }),
})
export const PERFORMANCES_TAG = 'events'

/** The condition under which a production is on from a day on: something of it begins then, or is running. */
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

/** When the next evening of a production begins, or has begun where it is running; null where none is to come. */
export function nextPerformance(context: Context, day: string): SQL {
  const found = context.db
    .select({ next: sql`min(${events.dateStart})` })
    .from(events)
    .where(and(eq(events.productionId, productions.id), gte(events.lastDay, day), visibleTo(context, events)))
  return sql`(${found})`
}

/** The next moment at which an event of these days appears by itself, and may bring its production with it. */
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
