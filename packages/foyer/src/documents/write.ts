import { Failure } from '../contract/errors.ts'
import { applyOperation, type Operation } from '../module-tree/operations.ts'
import { rebase } from '../module-tree/rebase.ts'
import { NOTHING_SINCE, type Since, whatHappened } from '../module-tree/since.ts'
import type { Tree } from '../module-tree/tree.ts'
import type { PageFields } from '../pages/contract.ts'
import type { Head } from '../pages/document-tree.ts'
import { documents, versions } from '../pages/tables.ts'
import type { Db } from '../platform/database/database.ts'
import { and, asc, eq, gt } from '../platform/database/drizzle.ts'
import type { Saving } from '../saving/subject.ts'
import { checkOperation } from './check-operation.ts'
import { failureOf, unknownBase } from './failures.ts'
import { type NamedPicture, requirePictures } from './known-pictures.ts'
import { draftTag } from './news.ts'
import { lockDocument, type OpenDocument, openHead, requireEditor } from './open-document.ts'
import { requireBytes, requireColumns, requireRoom } from './room.ts'
import { rankAnew, shortenRanks, storeDifference } from './rows.ts'
import { recordWrite } from './trail.ts'

export interface Write {
  document: number
  /** The version that the write was made on. */
  base: number
  /** Made by the client: a write that is sent twice is done once. */
  operationId: string
  operations: Operation[]
  /** The model that the modules of the operations must have, where the call's address names one. */
  model?: string
}

/** A write that was done. */
export interface Written {
  document: number
  /** The document's version after the write. */
  version: number
  /** The operations that were done: cleaned, merged with those of other editors, and without those that changed nothing. */
  operations: Operation[]
  /** The operations that undo it: an ordinary write on this version. */
  inverse: Operation[]
}

/**
 * The only way content gets into a document. In one transaction, with the document locked: checks the rights, whether this write
 * was done already, the operations and what others wrote meanwhile; then stores the result and records it in the trail.
 */
export async function writeDocument(saving: Saving, write: Write): Promise<Written> {
  requireEditor(saving)
  return saving.db.transaction(async (db) => {
    const writing = { ...saving, db }
    const open = await lockDocument(db, write.document)
    const done = await findDone(db, write)
    if (done) return done
    const since = await readSince(writing, open, write)
    const head = await openHead(db, open, write.operations)
    requireModel(write, head.tree, since)
    return commit(writing, open, head, {
      operationId: write.operationId,
      next: checked(writing, open, { ...write, since }),
    })
  })
}

/** The answer to a write that was done before. */
export async function findDone(
  db: Db,
  { document, operationId }: Pick<Write, 'document' | 'operationId'>,
): Promise<Written | null> {
  const [done] = await db
    .select()
    .from(versions)
    .where(and(eq(versions.documentId, document), eq(versions.operationId, operationId)))
  return done ? writtenAs(done) : null
}

function requireModel({ operations, model }: Write, tree: Tree, since: Since): void {
  for (const operation of operations) {
    if (model === undefined || operation.kind === 'insert' || operation.module === null) continue
    const node = tree.nodes.get(operation.module) ?? since.removed.get(operation.module)?.module
    if (node?.model !== model) throw new Failure('not_found')
  }
}

/** Applies operations in turn; each is prepared on the tree that the ones before it have left. */
type Next = (tree: Tree, step: (operation: Operation) => Tree) => Promise<Tree>

/** Operations of a client: checked, and merged with what others did since. */
export function checked(
  saving: Saving,
  open: OpenDocument,
  { operations, base, since }: Pick<Write, 'operations' | 'base'> & { since: Since },
): Next {
  return async (begin, step) => {
    const pictures: NamedPicture[] = []
    let tree = begin
    for (const operation of operations) {
      try {
        const fit = await checkOperation({ saving, open, tree, since, pictures }, operation)
        const merged = rebase(tree, since, fit)
        if (merged) tree = step(merged)
      } catch (error) {
        throw failureOf(saving, error, {
          document: open.document.id,
          version: open.head,
          isOld: base !== open.head,
          operation,
        })
      }
    }
    await requirePictures(saving, pictures)
    return tree
  }
}

/** Operations whose modules were checked before, such as those of an import. */
export function ready(operations: Operation[]): Next {
  return async (begin, step) => operations.reduce((_, operation) => step(operation), begin)
}

interface Commit {
  next: Next
  operationId?: string
  restoredFromId?: number
}

/** Applies operations to a locked document and stores the result as its next version. */
export async function commit(
  saving: Saving,
  open: OpenDocument,
  before: Head,
  { next, operationId, restoredFromId }: Commit,
): Promise<Written> {
  const { db, clock, viewer } = saving
  const { id } = open.document
  const operations: Operation[] = []
  const inverse: Operation[] = []
  const ranks = new Map(before.ranks)
  let current = before.tree
  const tree = await next(before.tree, (operation) => {
    const applied = applyOperation(current, operation)
    requireRoom(saving, applied.tree, operation)
    rankAnew(operation, applied.tree, ranks)
    operations.push(operation)
    inverse.unshift(applied.inverse)
    current = applied.tree
    return current
  })
  requireColumns(saving, tree, operations)
  shortenRanks(tree, ranks)
  await storeDifference(db, id, before, { tree, ranks })
  await requireBytes(saving, id, operations, inverse)
  const [version] = await db
    .insert(versions)
    .values({
      documentId: id,
      fields: tree.fields as PageFields,
      operations,
      inverse,
      previousId: open.head,
      operationId,
      restoredFromId,
      authorId: viewer.userId,
      createdAt: clock.now(),
    })
    .returning()
  if (!version) throw new Error('The version was not stored')
  await db.update(documents).set({ headVersionId: version.id }).where(eq(documents.id, id))
  await recordWrite(saving, open, restoredFromId === undefined ? 'update' : 'restore', {
    operations,
    inverse,
  })
  await saving.changes.announce(db, draftTag(id))
  return writtenAs(version)
}

function writtenAs(version: typeof versions.$inferSelect): Written {
  return {
    document: version.documentId,
    version: version.id,
    operations: version.operations ?? [],
    inverse: version.inverse ?? [],
  }
}

/** What others did since the version that the write was made on. Where that was deleted, the write cannot be merged. */
async function readSince({ db }: Saving, open: OpenDocument, { base, operations }: Write): Promise<Since> {
  if (base === open.head) return NOTHING_SINCE
  const later = await db
    .select()
    .from(versions)
    .where(and(eq(versions.documentId, open.document.id), gt(versions.id, base)))
    .orderBy(asc(versions.id))
  let before = base
  for (const { id, previousId } of later) {
    if (previousId !== before) throw unknownBase(open, operations)
    before = id
  }
  if (before !== open.head) throw unknownBase(open, operations)
  return whatHappened(
    later.map(({ operations, inverse }) => ({ operations: operations ?? [], inverse: inverse ?? [] })),
  )
}
