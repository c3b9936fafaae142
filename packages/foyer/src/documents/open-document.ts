import { Failure } from '../contract/errors.ts'
import type { Operation } from '../module-tree/operations.ts'
import { idsWithin } from '../module-tree/tree.ts'
import { type Head, readFields, readHead, readOutline } from '../pages/document-tree.ts'
import { treeOfStored } from '../pages/folding.ts'
import type { StoredModule } from '../pages/stored-modules.ts'
import { documentModules, documents, sections, versions } from '../pages/tables.ts'
import type { Db } from '../platform/database/database.ts'
import { and, eq } from '../platform/database/drizzle.ts'
import { hasRole } from '../platform/viewer.ts'
import type { Saving } from '../saving/subject.ts'
import { ranksFor } from './ranks.ts'
import { rowsOf } from './rows.ts'

/** A document that is locked for writing. */
export interface OpenDocument {
  document: typeof documents.$inferSelect
  /** Of a section. */
  slug: string | null
  /** The version at the beginning of the write. */
  head: number
  words: Record<string, unknown>
  /** The modules, where the head is stored as a whole. */
  modules: StoredModule[] | null
}

export function requireEditor({ viewer }: Pick<Saving, 'viewer'>): void {
  if (hasRole(viewer, 'editor')) return
  throw new Failure(viewer.role === 'visitor' ? 'not_authenticated' : 'permission_denied')
}

export async function lockDocument(db: Db, id: number): Promise<OpenDocument> {
  // The lock comes first: a statement that waits for a lock would see the other tables as they were before.
  await db.select({ id: documents.id }).from(documents).where(eq(documents.id, id)).for('update')
  const [found] = await db
    .select({ document: documents, slug: sections.slug, version: versions })
    .from(documents)
    .leftJoin(sections, eq(sections.id, documents.sectionId))
    .leftJoin(versions, eq(versions.id, documents.headVersionId))
    .where(eq(documents.id, id))
  if (!found?.version) throw new Failure('not_found')
  const { document, slug, version } = found
  return { document, slug, head: version.id, words: version.fields, modules: version.modules }
}

/**
 * The head as rows, with the fields only of modules that the operations concern; with all fields where no operations are given.
 * The first write to a document gives each of its modules a row.
 */
export async function openHead(db: Db, open: OpenDocument, operations?: Operation[]): Promise<Head> {
  const { document, words } = open
  if (!document.isUnfolded) return unfoldHead(db, open)
  if (!operations) return readHead(db, document.id, words)
  const { tree, ranks } = await readOutline(db, document.id, words)
  const needed = operations.flatMap((operation) => {
    // The fields of the parent are needed as well: a section contains the number of its columns.
    const around = 'at' in operation && operation.at.parent ? [operation.at.parent] : []
    if (operation.kind === 'insert' || operation.module === null) return around
    if (!tree.nodes.has(operation.module)) return around
    return operation.kind === 'remove' ? idsWithin(tree, operation.module) : [operation.module, ...around]
  })
  const fields = await readFields(db, document.id, [...new Set(needed)])
  const nodes = new Map(tree.nodes)
  for (const [id, own] of fields) {
    const node = nodes.get(id)
    if (node) nodes.set(id, { ...node, fields: own })
  }
  return { tree: { ...tree, nodes }, ranks }
}

async function unfoldHead(db: Db, { document, words, modules }: OpenDocument): Promise<Head> {
  const tree = treeOfStored(modules ?? [], words)
  const ranks = new Map<string, string>()
  for (const list of tree.lists.values()) {
    for (const [index, rank] of ranksFor(list.length).entries()) ranks.set(list[index] as string, rank)
  }
  await db.delete(documentModules).where(eq(documentModules.documentId, document.id))
  const rows = rowsOf(document.id, [...tree.nodes.values()], ranks)
  if (rows.length > 0) await db.insert(documentModules).values(rows)
  await db.update(documents).set({ isUnfolded: true }).where(eq(documents.id, document.id))
  return { tree, ranks }
}

/** A version of a document, stored as a whole or as operations. */
export async function findVersion(db: Db, documentId: number, id: number) {
  const [version] = await db
    .select()
    .from(versions)
    .where(and(eq(versions.documentId, documentId), eq(versions.id, id)))
  if (!version) throw new Failure('not_found')
  return version
}
