import type { Db } from '../platform/database/database.ts'
import { and, desc, inArray, isNotNull, sql } from '../platform/database/drizzle.ts'
import { trail } from './tables.ts'

interface NewestChange {
  id: number
  /** Area and model, as in `events/event`. */
  subject: string
  itemId: number
  title: string
  action: string
  at: Date
  actorId: number | null
}

interface ItemNamed {
  subject: string
  id: number
}

type OwnersOf = (db: Db, ids: number[]) => Promise<Map<number, ItemNamed>>
const parts = new Map<string, OwnersOf>()

/** For parts with a trail of their own that belong to an item: a write to a page's document is a change of the page. */
export function isPartOf(subject: string, owners: OwnersOf): void {
  parts.set(subject, owners)
}

/** Entries that are read: writing on a page leaves one every few words. */
const LOOKED_AT = 2000

/** The newest change of each item, the latest first. */
export async function newestChanges(db: Db, { byPeople = false } = {}): Promise<NewestChange[]> {
  const last = sql`(select max(id) from (
    select id, subject, item_id from trail ${byPeople ? sql`where actor_id is not null` : sql``}
    order by id desc limit ${LOOKED_AT}
  ) newest group by subject, item_id)`
  const entries = await db
    .select({
      ...{ id: trail.id, subject: trail.subject, itemId: trail.itemId, title: trail.title },
      ...{ action: trail.action, at: trail.at, actorId: trail.actorId },
    })
    .from(trail)
    .where(and(inArray(trail.id, last), byPeople ? isNotNull(trail.actorId) : undefined))
    .orderBy(desc(trail.id))
  const owned = new Map<NewestChange, ItemNamed | undefined>()
  for (const [subject, ownersOf] of parts) {
    const own = entries.filter((entry) => entry.subject === subject)
    const owners = await ownersOf(
      db,
      own.map(({ itemId }) => itemId),
    )
    for (const entry of own) owned.set(entry, owners.get(entry.itemId))
  }
  const seen = new Set<string>()
  return entries.flatMap((entry): NewestChange[] => {
    const owner = owned.get(entry)
    if (owned.has(entry) && !owner) return []
    // A new document of a page is only a change of the page.
    const change = owner ? { ...entry, subject: owner.subject, itemId: owner.id, action: 'update' } : entry
    const key = `${change.subject}/${change.itemId}`
    if (seen.has(key)) return []
    seen.add(key)
    return [change]
  })
}
