import type { Context } from '../../platform/context.ts'
import { and, desc, eq, gte, isNotNull, lt, not, sql } from '../../platform/database/drizzle.ts'
import { houseTime } from '../../platform/time/house-clock.ts'
import { trail } from '../../saving/tables.ts'
import { identityEvents, users } from '../accounts/tables.ts'
import { readSettings } from '../settings/service.ts'
import type { IdentityEvent, PageActivity, SiteState } from './contract.ts'
import { instantsOf, type Span } from './span.ts'

/** The limit for the list of latest changes. */
const LATEST = 50

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

export async function listPageActivities({ db }: Context, span: Span): Promise<PageActivity[]> {
  const [begin, end] = instantsOf(span)
  const rows = await db
    .select({ entry: trail, user: users })
    .from(trail)
    .leftJoin(users, eq(users.id, trail.actorId))
    // Neither changes by the installation itself, nor those of users to their own accounts.
    .where(and(isNotNull(trail.actorId), not(isOwnAccount), gte(trail.at, begin), lt(trail.at, end)))
    .orderBy(desc(trail.at), desc(trail.id))
    .limit(LATEST)
  return rows.map(({ entry, user }) => ({
    id: entry.id,
    user: user && describePerson(user),
    action: entry.action,
    model: entry.subject,
    object_id: entry.itemId,
    title: entry.title,
    at: houseTime(entry.at),
  }))
}

export async function listIdentityEvents({ db }: Context, span: Span): Promise<IdentityEvent[]> {
  const [begin, end] = instantsOf(span)
  const rows = await db
    .select({ event: identityEvents, user: users })
    .from(identityEvents)
    .leftJoin(users, eq(users.id, identityEvents.userId))
    .where(and(gte(identityEvents.at, begin), lt(identityEvents.at, end)))
    .orderBy(desc(identityEvents.at), desc(identityEvents.id))
    .limit(LATEST)
  return rows.map(({ event, user }) => ({
    id: event.id,
    user: user && describePerson(user),
    kind: event.kind,
    at: houseTime(event.at),
  }))
}

function describePerson({ id, firstName, lastName, email }: typeof users.$inferSelect) {
  return { id, name: `${firstName} ${lastName}`.trim() || email }
}
