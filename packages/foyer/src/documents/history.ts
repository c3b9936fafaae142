import { Failure } from '../contract/errors.ts'
import { users } from '../domains/accounts/tables.ts'
import { differenceOf } from '../module-tree/difference.ts'
import { NOTHING_SINCE } from '../module-tree/since.ts'
import { modulesOf } from '../module-tree/tree.ts'
import { treeOfVersion } from '../pages/document-tree.ts'
import { linesOf } from '../pages/history-lines.ts'
import { stateOf } from '../pages/service.ts'
import { shownVersionAt } from '../pages/shown-version.ts'
import { documents, sections, versions } from '../pages/tables.ts'
import type { Context } from '../platform/context.ts'
import type { Db } from '../platform/database/database.ts'
import { and, asc, desc, eq, getTableColumns, gt } from '../platform/database/drizzle.ts'
import { houseTime } from '../platform/time/house-clock.ts'
import type { Saving } from '../saving/subject.ts'
import type { ChangeAnswer, DocumentAnswer, HistoryLine } from './contract.ts'
import { findVersion, lockDocument, openHead, requireEditor } from './open-document.ts'
import { checked, commit, findDone, type Written } from './write.ts'

type Row = typeof documents.$inferSelect

async function findDocument(db: Db, id: number): Promise<{ document: Row; slug: string | null }> {
  const [found] = await db
    .select({ document: documents, slug: sections.slug })
    .from(documents)
    .leftJoin(sections, eq(sections.id, documents.sectionId))
    .where(eq(documents.id, id))
  if (!found) throw new Failure('not_found')
  return found
}

export async function stateOfDocument(db: Db, id: number) {
  return stateOf((await findDocument(db, id)).document)
}

/** Reads a document as operations describe it: its head, or an older version. */
export async function readDocument({ db }: Context, id: number, versionId?: number): Promise<DocumentAnswer> {
  // The document and its rows must be read at the same moment.
  return db.transaction(
    async (tx) => {
      const { document, slug } = await findDocument(tx, id)
      const version = await findVersion(tx, id, versionId ?? document.headVersionId ?? 0)
      const tree = await treeOfVersion(tx, version)
      return {
        ...stateOf(document),
        locale: document.locale,
        page: document.pageId,
        section: slug,
        shown_version: version.id,
        fields: tree.fields,
        modules: modulesOf(tree),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

const MOST_CHANGES = 1000

/** The writes after a version, for windows that have the document open. */
export async function listChanges({ db }: Context, id: number, since: number): Promise<ChangeAnswer[]> {
  await findDocument(db, id)
  const rows = await db
    .select()
    .from(versions)
    .where(and(eq(versions.documentId, id), gt(versions.id, since)))
    .orderBy(asc(versions.id))
    .limit(MOST_CHANGES)
  return rows.flatMap(({ operations, inverse, ...row }) =>
    operations && inverse
      ? [
          {
            version: row.id,
            author_id: row.authorId,
            at: houseTime(row.createdAt),
            operation_id: row.operationId,
            operations,
            inverse,
          },
        ]
      : [],
  )
}

const MOST_VERSIONS = 5000
const MOST_LINES = 100

export async function listHistory({ db, clock }: Context, id: number): Promise<HistoryLine[]> {
  const { document } = await findDocument(db, id)
  const { modules, operations, inverse, fields, ...columns } = getTableColumns(versions)
  const rows = await db
    .select({ ...columns, author: users })
    .from(versions)
    .leftJoin(users, eq(users.id, versions.authorId))
    .where(eq(versions.documentId, id))
    .orderBy(desc(versions.id))
    .limit(MOST_VERSIONS)
  return linesOf(rows)
    .slice(0, MOST_LINES)
    .map(({ last, first, writes }) => ({
      version: last.id,
      first_version: first.id,
      from: houseTime(first.createdAt),
      at: houseTime(last.createdAt),
      author: last.author && {
        id: last.author.id,
        name: `${last.author.firstName} ${last.author.lastName}`.trim() || last.author.email,
      },
      writes,
      restored_from: last.restoredFromId,
      is_head: last.id === document.headVersionId,
      is_published: last.id === shownVersionAt(document, clock.now()),
      was_published: last.publishedAt !== null,
    }))
}

interface Restoring {
  document: number
  base: number
  operationId: string
  /** The version to restore. */
  version: number
}

/**
 * Restores an older version by ordinary operations: windows with the document open receive them like all others, and they are
 * checked as if an editor had typed them.
 */
export async function restoreVersion(saving: Saving, restoring: Restoring): Promise<Written> {
  requireEditor(saving)
  return saving.db.transaction(async (db) => {
    const writing = { ...saving, db }
    const open = await lockDocument(db, restoring.document)
    const done = await findDone(db, restoring)
    if (done) return done
    const { head } = open
    // A restore would remove later writes that the editor has not seen.
    if (restoring.base !== head) {
      const versionsOf = { base: restoring.base, theirs: head, mine: restoring.version }
      const details = { document: restoring.document, version: head, module: null, fields: [] }
      throw new Failure('conflict', { details: { ...details, ...versionsOf } })
    }
    const target = await treeOfVersion(db, await findVersion(db, restoring.document, restoring.version))
    const opened = await openHead(db, open)
    const operations = differenceOf(opened.tree, target)
    return commit(writing, open, opened, {
      operationId: restoring.operationId,
      restoredFromId: restoring.version,
      next: checked(writing, open, { operations, base: head, since: NOTHING_SINCE }),
    })
  })
}
