import { and, desc, eq, gte, isNotNull, not, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import { addDays, berlinDay, berlinTime } from '../../platform/time/berlin.ts'
import { trail } from '../../saving/tables.ts'
import { identityEvents, users } from '../accounts/tables.ts'
import { searchCounts } from '../search/tables.ts'
import { readSettings } from '../settings/service.ts'
import type { IdentityEvent, PageActivity, SearchKeyword, SiteState } from './contract.ts'

/** As many as somebody looks through. */
const LATEST = 50
const SEARCH_DAYS = 30

export async function describeSite(context: Context, version: string): Promise<SiteState> {
  const { is_site_online } = await readSettings(context)
  const is_shop_online = await context.isShopOnline()
  const is_shop_switched_on = await context.isShopSwitchedOn()
  const [counts] = await context.db
    .select({
      users: sql<number>`count(*)::int`,
      editors: sql<number>`count(*) filter (where ${users.role} in ('editor', 'admin'))::int`,
    })
    .from(users)
  return { is_site_online, is_shop_online, is_shop_switched_on, users: 0, editors: 0, ...counts, version }
}

const isOwnAccount = sql`(${trail.subject} = 'accounts/user' and ${trail.actorId} = ${trail.itemId})`

export async function listPageActivities({ db }: Context): Promise<PageActivity[]> {
  const rows = await db
    .select({ entry: trail, user: users })
    .from(trail)
    .leftJoin(users, eq(users.id, trail.actorId))
    // What the installation did itself is nobody's activity.
    // And what people do to their own accounts is theirs.
    .where(and(isNotNull(trail.actorId), not(isOwnAccount)))
    .orderBy(desc(trail.at), desc(trail.id))
    .limit(LATEST)
  return rows.map(({ entry, user }) => ({
    id: entry.id,
    user: user && describePerson(user),
    action: entry.action,
    model: entry.subject,
    object_id: entry.itemId,
    title: entry.title,
    at: berlinTime(entry.at),
  }))
}

export async function listSearchKeywords({ db, clock }: Context): Promise<SearchKeyword[]> {
  const searches = sql<number>`sum(${searchCounts.searches})::int`
  return db
    .select({
      query: searchCounts.query,
      locale: searchCounts.locale,
      searches,
      results: sql<number>`(array_agg(${searchCounts.results} order by ${searchCounts.day} desc))[1]`,
      last_day: sql<string>`max(${searchCounts.day})::text`,
    })
    .from(searchCounts)
    .where(gte(searchCounts.day, addDays(berlinDay(clock.now()), -SEARCH_DAYS)))
    .groupBy(searchCounts.query, searchCounts.locale)
    .orderBy(desc(searches), searchCounts.query, searchCounts.locale)
    .limit(LATEST)
}

export async function listIdentityEvents({ db }: Context): Promise<IdentityEvent[]> {
  const rows = await db
    .select({ event: identityEvents, user: users })
    .from(identityEvents)
    .leftJoin(users, eq(users.id, identityEvents.userId))
    .orderBy(desc(identityEvents.at), desc(identityEvents.id))
    .limit(LATEST)
  return rows.map(({ event, user }) => ({
    id: event.id,
    user: user && describePerson(user),
    kind: event.kind,
    at: berlinTime(event.at),
  }))
}

function describePerson({ id, firstName, lastName, email }: typeof users.$inferSelect) {
  return { id, name: `${firstName} ${lastName}`.trim() || email }
}
