import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../../platform/context.ts'
import type { Published } from '../../platform/database/visibility.ts'
import { events, eventTeasers } from '../events/tables.ts'
import { forms } from '../forms/tables.ts'
import { articles } from '../magazine/tables.ts'
import { persons } from '../people/tables.ts'
import { productions } from '../productions/tables.ts'
import { series } from '../series/tables.ts'
import { breakingNews } from '../settings/tables.ts'
import { subscriptions } from '../subscriptions/tables.ts'
import { venues } from '../venues/tables.ts'
import type { ContentCount } from './contract.ts'
import type { LaterAreas } from './later-areas.ts'

const KINDS: Record<string, PgTable & Published> = {
  events,
  productions,
  persons,
  articles,
  venues,
  series,
  subscriptions,
  forms,
  event_teasers: eventTeasers,
  breaking_news: breakingNews,
}

/** Online is what visitors see now, offline everything else: two queries. */
export async function listContentCounts(
  context: Context,
  { countPages }: Pick<LaterAreas, 'countPages'>,
): Promise<ContentCount[]> {
  const { db, clock } = context
  const now = clock.now()
  const counts = Object.entries(KINDS).map(([kind, table]): SQL => {
    const isVisible = and(eq(table.isOnline, true), lte(table.publishedAt, now))
    const online = sql`count(*) filter (where ${isVisible})::int`
    return sql`select ${kind}::text as kind, ${online} as online, (count(*) - ${online})::int as offline from ${table}`
  })
  const { rows } = await db.execute<ContentCount & Record<string, unknown>>(
    sql.join(counts, sql` union all `),
  )
  const byKind = new Map(rows.map((row) => [row.kind, row]))
  const ofRooms = Object.keys(KINDS).map((kind) => ({
    kind,
    online: byKind.get(kind)?.online ?? 0,
    offline: byKind.get(kind)?.offline ?? 0,
  }))
  return [await countPages(context), ...ofRooms]
}
