import type { Insert, Operation } from '../module-tree/operations.ts'
import type { DocumentModule } from '../module-tree/tree.ts'
import { modulesOfVersion } from '../pages/document-tree.ts'
import { unfold } from '../pages/folding.ts'
import { htmlIn } from '../pages/html-in.ts'
import { shownVersionAt } from '../pages/shown-version.ts'
import { versions } from '../pages/tables.ts'
import { and, desc, eq, isNotNull, sql } from '../platform/database/drizzle.ts'
import { refuse } from '../saving/refuse.ts'
import type { Saving } from '../saving/subject.ts'
import { findVersion, type OpenDocument } from './open-document.ts'
import { strings } from './strings.ts'

/**
 * The raw HTML of a module that an editor who may not write any may insert again: what the same editor has removed, unless
 * visitors were shown the document without it since. HTML that another editor removed stays out
 * (quality, Reliability, Rights of old versions).
 */
export async function knownHtml(
  saving: Saving,
  open: OpenDocument,
  module: DocumentModule,
): Promise<Set<string>> {
  const { db, viewer } = saving
  if (viewer.role === 'admin' || viewer.userId === null || htmlIn([module]).size === 0) return new Set()
  // At any depth: a removed module takes its nested modules with it.
  const removal = sql`jsonb_path_exists(${versions.inverse}, '$[*] ? (@.kind == "insert").module.** ? (@.id == $id)', jsonb_build_object('id', ${module.id}::text))`
  const [removed] = await db
    .select({ inverse: versions.inverse, authorId: versions.authorId })
    .from(versions)
    .where(and(eq(versions.documentId, open.document.id), removal))
    .orderBy(desc(versions.id))
    .limit(1)
  if (removed?.authorId !== viewer.userId) return new Set()
  const own = htmlIn(
    (removed.inverse ?? []).filter(isInsert).flatMap(({ module: gone }) => within(gone, module.id)),
  )
  const withdrawn = await withdrawnHtml(saving, open, own)
  return new Set([...own].filter((code) => !withdrawn.has(code)))
}

/**
 * An older version may contain raw HTML that an admin has removed since. Editors who may not write raw HTML can only publish what
 * visitors see already, and what an admin has added to the head and has not been withdrawn since.
 */
export async function requireNoForgottenHtml(
  saving: Saving,
  open: OpenDocument,
  versionId: number,
): Promise<void> {
  if (saving.viewer.role === 'admin') return
  const published = await htmlOfVersion(saving, open, versionId)
  if (published.size === 0) return
  const head = versionId === open.head ? published : await htmlOfVersion(saving, open, open.head)
  const shown = await htmlShownLast(saving, open)
  const unseen = new Set([...published].filter((code) => !shown.has(code)))
  const withdrawn = await withdrawnHtml(saving, open, unseen)
  const isFit = (code: string) => head.has(code) && !withdrawn.has(code)
  if (![...unseen].every(isFit)) refuse(saving, 'non_field_errors', strings.oldHtmlForAdmins)
}

/** The part of some raw HTML that visitors saw once and do not see any more. */
async function withdrawnHtml(saving: Saving, open: OpenDocument, html: Set<string>): Promise<Set<string>> {
  if (html.size === 0) return html
  const shown = await htmlShownLast(saving, open)
  const gone = [...html].filter((code) => !shown.has(code))
  if (gone.length === 0) return new Set()
  const everPublished = await saving.db
    .select()
    .from(versions)
    .where(and(eq(versions.documentId, open.document.id), isNotNull(versions.publishedAt)))
  const seen = new Set<string>()
  for (const version of everPublished) {
    for (const code of htmlIn((await modulesOfVersion(saving.db, version)).map(unfold))) seen.add(code)
  }
  return new Set(gone.filter((code) => seen.has(code)))
}

/** The HTML that visitors see or, where they see nothing, saw last. */
async function htmlShownLast(saving: Saving, open: OpenDocument): Promise<Set<string>> {
  const { db, clock } = saving
  const shown = shownVersionAt(open.document, clock.now())
  if (shown !== null) return htmlOfVersion(saving, open, shown)
  const [last] = await db
    .select({ id: versions.id })
    .from(versions)
    .where(and(eq(versions.documentId, open.document.id), isNotNull(versions.publishedAt)))
    .orderBy(desc(versions.publishedAt), desc(versions.id))
    .limit(1)
  return last ? htmlOfVersion(saving, open, last.id) : new Set()
}

async function htmlOfVersion({ db }: Saving, { document }: OpenDocument, id: number): Promise<Set<string>> {
  const modules = await modulesOfVersion(db, await findVersion(db, document.id, id))
  return htmlIn(modules.map(unfold))
}

const isInsert = (operation: Operation): operation is Insert => operation.kind === 'insert'

/** The module with an id, at any depth. */
function within(module: DocumentModule, id: string): DocumentModule[] {
  if (module.id === id) return [module]
  return Object.values(module.lists)
    .flat()
    .flatMap((child) => within(child, id))
}
