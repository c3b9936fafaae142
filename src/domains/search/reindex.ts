import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { recordReads } from '../../platform/cache/reads.ts'
import type { Context, Platform } from '../../platform/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { VISITOR } from '../../platform/viewer.ts'
import { SEARCH_KINDS, type SearchKind } from './contract.ts'
import { type SearchDocument, writeDocuments } from './documents.ts'
import { SEARCH_TAG, searchDocuments } from './tables.ts'

/** Which items to read: these, or the next so many after an id. */
export type Slice = { ids: number[] } | { after: number; limit: number }

/** Who reads what is indexed: a visitor of this moment. */
export type Reader = Pick<Context, 'db' | 'clock' | 'viewer' | 'reads'>

export interface Source {
  /** The ids of a slice, in order, of everything that visitors may see now or later. */
  listIds(db: Db, slice: Slice): Promise<number[]>
  /**
   * What can be found of them, in both languages. The words of other items are among it only where the reader may see
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
 * What is gone or offline leaves it. A slice at a time, each in a transaction of its own, so that a search always finds a whole index.
 */
export async function reindexFrom(
  sources: Sources,
  { db, clock, changes }: Pick<Platform, 'db' | 'clock' | 'changes'>,
  kind?: SearchKind,
  ids?: number[],
): Promise<void> {
  const reader: Reader = { db, clock, viewer: VISITOR, reads: recordReads() }
  if (kind && ids) {
    await reindexItems(sources[kind], reader, kind, ids)
    for (const teller of kindsTelling(sources, kind)) {
      const telling = (await sources[kind].findTelling?.[teller]?.(db, ids)) ?? []
      await reindexItems(sources[teller], reader, teller, telling)
    }
  } else {
    for (const each of kind ? [kind, ...kindsTelling(sources, kind)] : SEARCH_KINDS) {
      await reindexKind(sources[each], reader, each)
    }
    await tidy(db)
  }
  await changes.announce(db, SEARCH_TAG)
}

function kindsTelling(sources: Sources, kind: SearchKind): SearchKind[] {
  return SEARCH_KINDS.filter((teller) => sources[kind].findTelling?.[teller])
}

/** What a PostgreSQL server does by itself in time; the embedded one never, and searches all it has put off each time. */
async function tidy(db: Db): Promise<void> {
  await db.execute(sql`select gin_clean_pending_list('search_document_vector')`)
  await db.execute(sql`analyze search_document`)
}

async function reindexItems(source: Source, reader: Reader, kind: SearchKind, ids: number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += ITEMS_AT_ONCE) {
    const some = ids.slice(at, at + ITEMS_AT_ONCE)
    await reader.db.transaction(async (tx) => {
      const found = await source.listIds(tx, { ids: some })
      const documents = await source.describe({ ...reader, db: tx }, found)
      await tx
        .delete(searchDocuments)
        .where(and(eq(searchDocuments.kind, kind), inArray(searchDocuments.itemId, some)))
      await writeDocuments(tx, documents)
    })
  }
}

async function reindexKind(source: Source, reader: Reader, kind: SearchKind): Promise<void> {
  for (let after = 0, more = true; more; ) {
    const next = await reader.db.transaction(async (tx) => {
      const ids = await source.listIds(tx, { after, limit: ITEMS_AT_ONCE })
      const documents = await source.describe({ ...reader, db: tx }, ids)
      // Everything up to the last of the slice, or to the end where there is no more: also what is no longer listed.
      const last = ids.length < ITEMS_AT_ONCE ? undefined : ids.at(-1)
      await tx
        .delete(searchDocuments)
        .where(
          and(
            eq(searchDocuments.kind, kind),
            gt(searchDocuments.itemId, after),
            last === undefined ? undefined : lte(searchDocuments.itemId, last),
          ),
        )
      await writeDocuments(tx, documents)
      return last
    })
    more = next !== undefined
    after = next ?? after
  }
}
