import type { Context } from '../../platform/context.ts'
import { and, asc, desc, eq, gt, inArray, or } from '../../platform/database/drizzle.ts'
import { visibleTo } from '../../platform/database/visibility.ts'
import type { EventSummary } from '../events/contract.ts'
import { findEventsById } from '../events/events-by-id.ts'
import { events } from '../events/tables.ts'
import { findSummaries } from '../magazine/summaries.ts'
import { articles } from '../magazine/tables.ts'
import { selectProductions, summarise } from '../productions/summaries.ts'
import { productions } from '../productions/tables.ts'
import { type FAVORITE_KINDS, type KeptItems, MOST_FAVORITES } from './favorite-contract.ts'
import { favorites } from './tables.ts'

type Kind = (typeof FAVORITE_KINDS)[number]

/** The limit for events of favorite productions. */
const MOST_DATES = 40

export async function listFavorites({ db, viewer }: Context): Promise<string[]> {
  const rows = await db
    .select()
    .from(favorites)
    .where(eq(favorites.userId, Number(viewer.userId)))
    .orderBy(desc(favorites.createdAt), asc(favorites.kind), asc(favorites.itemId))
  return rows.map(({ kind, itemId }) => `${kind}:${itemId}`)
}

/** Adds what the browser has marked to the favorites of the account, each item once. */
export async function changeFavorites(
  context: Context,
  { add, remove }: { add: string[]; remove: string[] },
): Promise<string[]> {
  const { db, viewer, clock } = context
  const userId = Number(viewer.userId)
  await db.transaction(async (tx) => {
    const gone = remove.map((key) => {
      const { kind, itemId } = parseKey(key)
      return and(eq(favorites.kind, kind), eq(favorites.itemId, itemId))
    })
    if (gone.length > 0) await tx.delete(favorites).where(and(eq(favorites.userId, userId), or(...gone)))
    const createdAt = clock.now()
    const rows = add.map((key) => ({ userId, ...parseKey(key), createdAt }))
    if (rows.length > 0) await tx.insert(favorites).values(rows).onConflictDoNothing()
    await keepTheLatest(tx, userId)
  })
  return listFavorites(context)
}

/** Removes the oldest favorites above the limit, so that an account cannot be used to store data. */
async function keepTheLatest(db: Context['db'], userId: number): Promise<void> {
  const tooMany = await db
    .select()
    .from(favorites)
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.createdAt), asc(favorites.kind), asc(favorites.itemId))
    .offset(MOST_FAVORITES)
  for (const { kind, itemId } of tooMany) {
    await db
      .delete(favorites)
      .where(and(eq(favorites.userId, userId), eq(favorites.kind, kind), eq(favorites.itemId, itemId)))
  }
}

/** Finds the items that the viewer may see, as on every other screen; others are left out. */
export async function showFavorites(context: Context, kept: string[]): Promise<KeptItems> {
  const keys = kept.map(parseKey)
  const idsOf = (kind: Kind) => keys.flatMap((key) => (key.kind === kind ? key.itemId : []))
  const productionIds = idsOf('production')
  return {
    events: inOrder(await findEventsById(context, idsOf('event'))),
    productions: await findProductions(context, productionIds),
    dates: await findDates(context, productionIds),
    articles: await findSummaries(context, {
      where: and(inArray(articles.id, idsOf('article')), visibleTo(context, articles)),
      limit: MOST_FAVORITES,
    }),
  }
}

async function findProductions(context: Context, ids: number[]) {
  const rows = await selectProductions(context)
    .where(and(inArray(productions.id, ids), visibleTo(context, productions)))
    .orderBy(asc(productions.position), asc(productions.id))
  return summarise(context, rows)
}

/** The coming events of productions. */
export async function findDates(context: Context, productionIds: number[]): Promise<EventSummary[]> {
  const { db, clock } = context
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .innerJoin(productions, eq(productions.id, events.productionId))
    .where(
      and(
        inArray(productions.id, productionIds),
        visibleTo(context, productions),
        gt(events.dateEnd, clock.now()),
      ),
    )
    .orderBy(asc(events.dateStart), asc(events.id))
    .limit(MOST_DATES)
  const ids = rows.map(({ id }) => id)
  return inOrder(await findEventsById(context, ids))
}

function inOrder(found: Map<number, EventSummary>): EventSummary[] {
  return [...found.values()].toSorted(
    (a, b) => Date.parse(a.date_start) - Date.parse(b.date_start) || a.id - b.id,
  )
}

function parseKey(key: string): { kind: Kind; itemId: number } {
  const [kind, id] = key.split(':')
  return { kind: kind as Kind, itemId: Number(id) }
}
