import { events } from '../../packages/foyer/src/domains/events/tables.ts'
import { announcedBy } from '../../packages/foyer/src/platform/cache/table-tags.ts'
import type { Platform } from '../../packages/foyer/src/platform/context.ts'
import { and, asc, eq, gt, isNotNull, sql } from '../../packages/foyer/src/platform/database/drizzle.ts'

/** Gives the first coming evening with prices this key, so that another shop sells it. */
export async function sellBy({ db, clock, changes }: Platform, key: string): Promise<void> {
  const [event] = await db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        isNotNull(events.idJet),
        eq(events.status, 'scheduled'),
        gt(events.dateStart, clock.now()),
        sql`jsonb_array_length(${events.prices}) > 0`,
      ),
    )
    .orderBy(asc(events.dateStart))
    .limit(1)
  if (!event) throw new Error('The demo has no coming evening with prices.')
  const values = { idJet: key, ticketUrl: `/webshop/event/${key}` }
  const rows = await db.update(events).set(values).where(eq(events.id, event.id)).returning()
  await changes.announce(db, ...announcedBy(events, rows))
}
