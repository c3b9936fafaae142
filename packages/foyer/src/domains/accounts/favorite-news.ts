import type { Context } from '../../platform/context.ts'
import { and, asc, eq, gt, inArray } from '../../platform/database/drizzle.ts'
import { houseTime } from '../../platform/time/house-clock.ts'
import { trail } from '../../saving/tables.ts'
import type { EventSummary } from '../events/contract.ts'
import { event as eventSubject } from '../events/event-subject.ts'
import { findEventsById } from '../events/events-by-id.ts'
import { events } from '../events/tables.ts'
import { type FavoriteNews, NEWS_KINDS } from './favorite-contract.ts'
import { findDates } from './favorites.ts'
import { type Earlier, newsOf, newsSince, nextLook } from './news-rules.ts'
import { favoriteLooks, favorites } from './tables.ts'

/** What has changed in a user's favorites since they last looked, found from the events and the trail. */
export async function listNews(context: Context): Promise<FavoriteNews> {
  const { db, clock, viewer } = context
  const userId = Number(viewer.userId)
  const [looks] = await db.select().from(favoriteLooks).where(eq(favoriteLooks.userId, userId))
  const lastKnown = newsSince(looks, clock.now())
  if (!lastKnown) return { since: null, news: [] }
  const kept = await db.select().from(favorites).where(eq(favorites.userId, userId))
  const keptAt = new Map(kept.map(({ kind, itemId, createdAt }) => [`${kind}:${itemId}`, createdAt]))
  const idsOf = (kind: string) => kept.flatMap((row) => (row.kind === kind ? row.itemId : []))
  // Editors see the same news as visitors, as in their calendar.
  const asVisitor: Context = { ...context, viewer: { role: 'customer', userId } }
  const own = await findEventsById(asVisitor, idsOf('event'))
  const dates = await findDates(asVisitor, idsOf('production'))
  const shown = new Map([...dates.map((event) => [event.id, event] as const), ...own])
  const rows = await db
    .select()
    .from(events)
    .where(inArray(events.id, [...shown.keys()]))
  const earlier = await earlierStates(context, [...shown.keys()], lastKnown)
  const news = rows.flatMap(({ id, dateStart, dateEnd, ticketSaleFrom, publishedAt, productionId }) => {
    const event = shown.get(id) as EventSummary
    const isKept = own.has(id)
    const began = keptAt.get(isKept ? `event:${id}` : `production:${productionId}`) ?? lastKnown
    const since = began > lastKnown ? began : lastKnown
    const evening = { dateStart, dateEnd, ticketSaleFrom, publishedAt, status: event.status }
    const kind = newsOf(evening, earlier(id, since), { since, now: clock.now(), isKept })
    return kind ? [{ kind, event }] : []
  })
  return { since: houseTime(lastKnown), news: news.toSorted(gravestFirst) }
}

/** Stores that the user has looked: the next news begin here. */
export async function noteLook({ db, clock, viewer }: Context): Promise<void> {
  const userId = Number(viewer.userId)
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(favoriteLooks)
      .where(eq(favoriteLooks.userId, userId))
      .for('update')
    const looks = nextLook(before, clock.now())
    await tx
      .insert(favoriteLooks)
      .values({ userId, ...looks })
      .onConflictDoUpdate({ target: favoriteLooks.userId, set: looks })
  })
}

/** The state of events at a moment: the first entry of the trail after it contains the values before it. */
async function earlierStates({ db }: Context, ids: number[], since: Date) {
  const entries = await db
    .select()
    .from(trail)
    .where(
      and(
        eq(trail.subject, `${eventSubject.area}/${eventSubject.model}`),
        inArray(trail.itemId, ids),
        gt(trail.at, since),
      ),
    )
    .orderBy(asc(trail.id))
  return (id: number, from: Date): Earlier => {
    const entry = entries.find(({ itemId, at }) => itemId === id && at > from)
    if (!entry) return null
    if (entry.action === 'create' || !entry.before) return 'nothing'
    const { status, date_start, is_online } = entry.before as Record<string, unknown>
    return {
      status: String(status),
      dateStart: new Date(String(date_start)),
      isOnline: is_online !== false,
    }
  }
}

type NewsItem = FavoriteNews['news'][number]

function gravestFirst(a: NewsItem, b: NewsItem): number {
  return (
    NEWS_KINDS.indexOf(a.kind) - NEWS_KINDS.indexOf(b.kind) ||
    Date.parse(a.event.date_start) - Date.parse(b.event.date_start)
  )
}
