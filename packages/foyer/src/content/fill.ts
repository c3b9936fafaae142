import { addBeginnings } from '../documents/blank-site.ts'
import { type ContentOf, type ContentSize, loadContent } from '../house/content.ts'
import { reindex } from '../pages/reindex.ts'
import { type Desk, type DeskNeeds, openDesk } from './desk.ts'
import { inventVisits, type VisitLists } from './visits.ts'

/** What an empty database begins with: `content/content.ts` of a house exports it by default. */
export type HouseContent = ContentOf<Desk>

export const loadHouseContent = () => loadContent<Desk>()

/** Fills the database, in one transaction: everything is there, or nothing. */
export async function fillHouse(
  { fill }: Pick<HouseContent, 'fill'>,
  { db, ...needs }: DeskNeeds,
  size: ContentSize = {},
): Promise<void> {
  await db.transaction(async (tx) => {
    const within = { ...needs, db: tx }
    let lists: VisitLists | null = null
    const onVisits = (given: VisitLists) => {
      lists = given
    }
    const given = new Set<string>()
    const onGiven = (what: string) => given.add(what)
    await fill(openDesk({ ...within, onVisits, onGiven }), size)
    await addBeginnings(within, given)
    needs.signal?.throwIfAborted()
    needs.onStep?.('search')
    await reindex(within)
    if (lists && size.visits) await inventVisits(within, size.visits, lists)
  })
}
