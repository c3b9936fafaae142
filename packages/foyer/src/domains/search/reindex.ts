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
  notInArray,
  PgTransaction,
  type SQL,
  sql,
} from '../../platform/database/drizzle.ts'
import { VISITOR } from '../../platform/viewer.ts'
import { type OwnSearchKind, SEARCH_KINDS, type SearchKind } from './contract.ts'
import { type IndexRow, indexRows, type SearchDocument, writeRows } from './documents.ts'
import { SEARCH_TAG, searchDocuments } from './tables.ts'

/** A slice of items: the next ones after an id. */
export interface Slice {
  after: number
  limit: number
}

/** The viewer for indexing: a visitor at this moment. */
export type Reader = Pick<Context, 'db' | 'clock' | 'viewer' | 'reads'>

export interface Source {
  /** The ids of a slice, in order, of all items that visitors may see now or later. */
  listIds(db: Db, slice: Slice): Promise<number[]>
  /**
   * The documents of items in both languages, without what visitors will never see. Words of other items are included
   * only if visitors may see those now: a document becomes visible at one moment, that of its own item. A name that
   * becomes visible later is found under its own item from then on, and under others once they are indexed again, at
   * the latest in the next night.
   */
  describe(reader: Reader, ids: number[]): Promise<SearchDocument[]>
  /** By kind, the items whose documents contain words of these, and so are indexed again with them. */
  findTelling?: Tellers
  /** What the documents are made of, where a house says it: if it changes, the index is made again. */
  shape?: string
}

export type Tellers = Partial<Record<OurKind, (db: Db, ids: number[]) => Promise<number[]>>>

type OurKind = Exclude<SearchKind, OwnSearchKind>

export type Sources = Record<OurKind, Source> & Partial<Record<OwnSearchKind, Source>>

/** Small enough that others do not wait long on the embedded database. */
const ITEMS_AT_ONCE = 250

/**
 * Updates the index: of everything, of one kind, or of some items, together with items that contain their words.
 * Deleted and offline items are removed, and unchanged rows are not written. Each slice has its own transaction, so
 * that a search always finds a complete index. Returns the number of items that had to be changed.
 */
export async function reindexFrom(
  sources: Sources,
  { db, clock, changes }: Pick<Platform, 'db' | 'clock' | 'changes'>,
  kind?: SearchKind,
  ids?: number[],
): Promise<number> {
  const reader: Reader = { db, clock, viewer: VISITOR, reads: recordReads() }
  let written = 0
  const source = kind && sources[kind]
  if (kind && ids) {
    const changed = source ? await reindexItems(source, reader, kind, ids) : []
    written += changed.length
    for (const teller of changed.length > 0 ? kindsTelling(source) : []) {
      // The words that others take from an item are in its own document, so these change only if it has changed.
      const telling = (await source?.findTelling?.[teller]?.(db, changed)) ?? []
      written += (await reindexItems(sources[teller], reader, teller, telling)).length
    }
  } else {
    const all = Object.keys(sources) as SearchKind[]
    for (const each of kind ? [kind, ...kindsTelling(source)] : all) {
      const own = sources[each]
      if (own) written += await reindexKind(own, reader, each)
    }
    // What the house no longer keeps, or no longer wants to be found.
    if (!kind) await db.delete(searchDocuments).where(notInArray(searchDocuments.kind, all))
    await tidy(db)
  }
  if (written > 0) await changes.announce(db, SEARCH_TAG)
  return written
}

function kindsTelling(source: Source | undefined): OurKind[] {
  return SEARCH_KINDS.filter((teller) => source?.findTelling?.[teller])
}

/**
 * A PostgreSQL server does this by itself after some time. The embedded database never does, and would search the list
 * of pending entries each time.
 */
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

/** Uses an open transaction, such as that of a save; a failure here then rolls back the whole save. */
function inOneTransaction(db: Db, work: (tx: Db) => Promise<void>): Promise<void> {
  return is(db, PgTransaction) ? work(db) : db.transaction(work)
}

async function reindexKind(source: Source, reader: Reader, kind: SearchKind): Promise<number> {
  let written = 0
  for (let after = 0, more = true; more; ) {
    const next = await reader.db.transaction(async (tx) => {
      const ids = await source.listIds(tx, { after, limit: ITEMS_AT_ONCE })
      const documents = await source.describe({ ...reader, db: tx }, ids)
      // Up to the last item of the slice, or to the end if it is the last slice: this includes rows of items that are
      // no longer listed.
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

/** Replaces the documents that match a condition, and returns the items that have changed. */
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
