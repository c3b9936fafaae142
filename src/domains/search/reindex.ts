import { recordReads } from '../../platform/cache/reads.ts'
import type { Context, Platform } from '../../platform/context.ts'
import type { Db } from '../../platform/database/database.ts'
import {
  and,
  eq,
  gt,
  inArray,
  is,
  lte,
  PgTransaction,
  type SQL,
  sql,
} from '../../platform/database/drizzle.ts'
import { VISITOR } from '../../platform/viewer.ts'
import { SEARCH_KINDS, type SearchKind } from './contract.ts'
import { type IndexRow, indexRows, type SearchDocument, writeRows } from './documents.ts'
import { SEARCH_TAG, searchDocuments } from './tables.ts'

/** Which items to read: the next so many after an id. */
export interface Slice {
  after: number
  limit: number
}

/** Who reads what is indexed: a visitor of this moment. */
export type Reader = Pick<Context, 'db' | 'clock' | 'viewer' | 'reads'>

export interface Source {
  /** The ids of a slice, in order, of everything that visitors may see now or later. */
  listIds(db: Db, slice: Slice): Promise<number[]>
  /**
   * What can be found of them, in both languages; nothing of those that visitors will never see. The words of other items are among it only where the reader may see
   * those now: a document has one moment from which it is found, and that is its own item's. A name whose day comes
   * later is found under its own item from that day on, and under others once they are indexed again, by the next night.
   */
  describe(reader: Reader, ids: number[]): Promise<SearchDocument[]>
  /** By kind, the items whose documents tell words of these, and so are written again with them. */
  findTelling?: Tellers
}

export type Tellers = Partial<Record<SearchKind, (db: Db, ids: number[]) => Promise<number[]>>>

export type Sources = Record<SearchKind, Source>

/** Small enough that nobody waits long behind one on the embedded database. */
const ITEMS_AT_ONCE = 250

/**
 * Brings the index up to date: of everything, of one kind, or of some items of it, with those that speak of them.
 * What is gone or offline leaves it, and what would be written the same is left alone. A slice at a time, each in a
 * transaction of its own, so that a search always finds a whole index. Gives how many items were not as they had to be.
 */
export async function reindexFrom(
  sources: Sources,
  { db, clock, changes }: Pick<Platform, 'db' | 'clock' | 'changes'>,
  kind?: SearchKind,
  ids?: number[],
): Promise<number> {
  const reader: Reader = { db, clock, viewer: VISITOR, reads: recordReads() }
  let written = 0
  if (kind && ids) {
    const changed = await reindexItems(sources[kind], reader, kind, ids)
    written += changed.length
    for (const teller of changed.length > 0 ? kindsTelling(sources, kind) : []) {
      // All that others tell of an item is in its own document.
      const telling = (await sources[kind].findTelling?.[teller]?.(db, changed)) ?? []
      written += (await reindexItems(sources[teller], reader, teller, telling)).length
    }
  } else {
    for (const each of kind ? [kind, ...kindsTelling(sources, kind)] : SEARCH_KINDS) {
      written += await reindexKind(sources[each], reader, each)
    }
    await tidy(db)
  }
  if (written > 0) await changes.announce(db, SEARCH_TAG)
  return written
}

function kindsTelling(sources: Sources, kind: SearchKind): SearchKind[] {
  return SEARCH_KINDS.filter((teller) => sources[kind].findTelling?.[teller])
}

/** What a PostgreSQL server does by itself in time; the embedded one never, and searches all it has put off each time. */
async function tidy(db: Db): Promise<void> {
  await db.execute(sql`select gin_clean_pending_list('search_document_vector')`)
  await db.execute(sql`analyze search_document`)
}

async function reindexItems(
  source: Source,
  reader: Reader,
  kind: SearchKind,
  ids: number[],
): Promise<number[]> {
  const changed: number[] = []
  for (let at = 0; at < ids.length; at += ITEMS_AT_ONCE) {
    const some = ids.slice(at, at + ITEMS_AT_ONCE)
    await inOneTransaction(reader.db, async (tx) => {
      const documents = await source.describe({ ...reader, db: tx }, some)
      changed.push(...(await replace(tx, kind, documents, inArray(searchDocuments.itemId, some))))
    })
  }
  return changed
}

/** In the one that is open, as the writes of a save are; what fails there takes the whole save back. */
function inOneTransaction(db: Db, work: (tx: Db) => Promise<void>): Promise<void> {
  return is(db, PgTransaction) ? work(db) : db.transaction(work)
}

async function reindexKind(source: Source, reader: Reader, kind: SearchKind): Promise<number> {
  let written = 0
  for (let after = 0, more = true; more; ) {
    const next = await reader.db.transaction(async (tx) => {
      const ids = await source.listIds(tx, { after, limit: ITEMS_AT_ONCE })
      const documents = await source.describe({ ...reader, db: tx }, ids)
      // Everything up to the last of the slice, or to the end where there is no more: also what is no longer listed.
      const last = ids.length < ITEMS_AT_ONCE ? undefined : ids.at(-1)
      const upToLast = last === undefined ? undefined : lte(searchDocuments.itemId, last)
      const where = and(gt(searchDocuments.itemId, after), upToLast)
      written += (await replace(tx, kind, documents, where)).length
      return last
    })
    more = next !== undefined
    after = next ?? after
  }
  return written
}

/** Puts the documents in the place of those under a condition, and gives the items of which any was different. */
async function replace(
  db: Db,
  kind: SearchKind,
  documents: SearchDocument[],
  where: SQL | undefined,
): Promise<number[]> {
  const rows = indexRows(documents)
  const { itemId, locale, digest } = searchDocuments
  const stored = await db
    .select({ item_id: itemId, locale, digest })
    .from(searchDocuments)
    .where(and(eq(searchDocuments.kind, kind), where))
  const [before, after] = [stored, rows].map((list) => new Set(list.map(keyOf))) as [Set<string>, Set<string>]
  const differing = [
    ...rows.filter((row) => !before.has(keyOf(row))),
    ...stored.filter((row) => !after.has(keyOf(row))),
  ]
  const changed = new Set(differing.map((row) => row.item_id))
  if (changed.size === 0) return []
  await db.delete(searchDocuments).where(and(eq(searchDocuments.kind, kind), inArray(itemId, [...changed])))
  await writeRows(
    db,
    rows.filter((row) => changed.has(row.item_id)),
  )
  return [...changed]
}

function keyOf({ item_id, locale, digest }: Pick<IndexRow, 'item_id' | 'locale' | 'digest'>): string {
  return `${item_id} ${locale} ${digest}`
}
