import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { SEARCH_KINDS, type SearchKind } from './contract.ts'
import { type SearchDocument, writeDocuments } from './documents.ts'
import { SEARCH_TAG, searchDocuments } from './tables.ts'

/** Which items to read: these, or the next so many after an id. */
export type Slice = { ids: number[] } | { after: number; limit: number }

export interface Source {
  /** The ids of a slice, in order, of everything that visitors may see now or later. */
  listIds(db: Db, slice: Slice): Promise<number[]>
  /** What can be found of them, in both languages. */
  describe(db: Db, ids: number[]): Promise<SearchDocument[]>
}

export type Sources = Record<SearchKind, Source>

/** Small enough that nobody waits long behind one on the embedded database. */
const ITEMS_AT_ONCE = 250

/**
 * Brings the index up to date: of everything, of one kind, or of some items of it. What is gone or offline leaves it.
 * A slice at a time, each in a transaction of its own, so that a search always finds a whole index.
 */
export async function reindexFrom(
  sources: Sources,
  { db, changes }: Pick<Platform, 'db' | 'changes'>,
  kind?: SearchKind,
  ids?: number[],
): Promise<void> {
  for (const each of kind ? [kind] : SEARCH_KINDS) {
    if (ids) await reindexItems(sources[each], db, each, ids)
    else await reindexKind(sources[each], db, each)
  }
  if (!ids) await tidy(db)
  await changes.announce(db, SEARCH_TAG)
}

/** What a PostgreSQL server does by itself in time; the embedded one never, and searches all it has put off each time. */
async function tidy(db: Db): Promise<void> {
  await db.execute(sql`select gin_clean_pending_list('search_document_vector')`)
  await db.execute(sql`analyze search_document`)
}

async function reindexItems(source: Source, db: Db, kind: SearchKind, ids: number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += ITEMS_AT_ONCE) {
    const some = ids.slice(at, at + ITEMS_AT_ONCE)
    await db.transaction(async (tx) => {
      const found = await source.listIds(tx, { ids: some })
      const documents = await source.describe(tx, found)
      await tx
        .delete(searchDocuments)
        .where(and(eq(searchDocuments.kind, kind), inArray(searchDocuments.itemId, some)))
      await writeDocuments(tx, documents)
    })
  }
}

async function reindexKind(source: Source, db: Db, kind: SearchKind): Promise<void> {
  for (let after = 0, more = true; more; ) {
    const next = await db.transaction(async (tx) => {
      const ids = await source.listIds(tx, { after, limit: ITEMS_AT_ONCE })
      const documents = await source.describe(tx, ids)
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
