import { Failure } from '../contract/errors.ts'
import { modulesOfVersion } from '../pages/document-tree.ts'
import { gapsIn } from '../pages/legal-templates/gaps.ts'
import { page } from '../pages/page-subject.ts'
import { indexedBySection } from '../pages/reindex.ts'
import { type Publication, shownVersionAt } from '../pages/shown-version.ts'
import { documents, PAGES_TAG, pageAddresses, pageTag, sectionTag, versions } from '../pages/tables.ts'
import type { Platform } from '../platform/context.ts'
import type { Db } from '../platform/database/database.ts'
import { and, eq, inArray, lte, or } from '../platform/database/drizzle.ts'
import { houseTime } from '../platform/time/house-clock.ts'
import { refuse } from '../saving/refuse.ts'
import { readItem, saveItem } from '../saving/save.ts'
import { AS_INSTALLATION, type Saving, type Values } from '../saving/subject.ts'
import { requireNoForgottenHtml } from './known-html.ts'
import { draftTag } from './news.ts'
import { findVersion, lockDocument, type OpenDocument, requireEditor } from './open-document.ts'
import { strings } from './strings.ts'
import { recordChange } from './trail.ts'

interface Publishing {
  document: number
  /** The version that the editor has seen; without it the head. */
  version?: number
  /** From when; without it at once. */
  at?: string | null
  /** Until when; null for good. Left out, an end that is still to come stays. */
  until?: string | null
  /** Why, where a check advised against it. */
  reason?: string
  /** The page was offline until now, so visitors see nothing of it before the moment either. */
  isNew?: boolean
}

/**
 * Publishes a document. A page that is offline in the language of the document is put online, too. A scheduled page is online at
 * once but shows nothing before its moment, so that no job is needed for it to appear in time.
 */
export async function publishOnline(saving: Saving, publishing: Publishing): Promise<Publication> {
  requireEditor(saving)
  return saving.db.transaction(async (db) => {
    const writing = { ...saving, db }
    // Before the document is locked: saving a page also locks the page first and its documents afterwards.
    const isNew = await putOnline(writing, publishing.document)
    return publish(writing, { ...publishing, isNew })
  })
}

/** Puts the page online. Returns whether it was offline. */
async function putOnline(saving: Saving, document: number): Promise<boolean> {
  const [offline] = await saving.db
    .select({ page: pageAddresses.pageId, locale: pageAddresses.locale })
    .from(documents)
    .innerJoin(
      pageAddresses,
      and(eq(pageAddresses.pageId, documents.pageId), eq(pageAddresses.locale, documents.locale)),
    )
    .where(and(eq(documents.id, document), eq(pageAddresses.isOnline, false)))
  if (!offline) return false
  const { version, values } = await readItem(saving.db, page, offline.page)
  const online_in = [...(values.online_in as string[]), offline.locale]
  await saveItem(saving, page, { id: offline.page, version, values: { online_in } })
  return true
}

/** Shows a version to visitors in its language: now, or from a moment on, and if given until another moment. */
export async function publish(saving: Saving, publishing: Publishing): Promise<Publication> {
  const noted = publishing.reason ? { reason: publishing.reason } : {}
  return change(saving, publishing.document, noted, async (writing, open) => {
    const version = await wholeVersion(writing, open, publishing.version ?? open.head)
    await requireNoGaps(writing, open, version)
    await requireNoForgottenHtml(writing, open, version)
    const from = momentOf(saving, 'at', publishing.at)
    const until = momentOf(saving, 'until', publishing.until)
    if (until) await requireNotHome(writing, open)
    if (until && until <= (from ?? saving.clock.now())) refuse(saving, 'until', strings.endsFirst)
    const settled = settledAt(open.document, saving.clock.now())
    // An end that is still to come stays, unless `until` is given; one that has passed does not apply to this version.
    const endsAt = until ?? (publishing.until === undefined ? settled.endsAt : null)
    const before = publishing.isNew ? null : settled.publishedVersionId
    if (from) return { publishedVersionId: before, nextVersionId: version, nextAt: from, endsAt }
    return { publishedVersionId: version, nextVersionId: null, nextAt: null, endsAt }
  })
}

/** Hides a document from visitors, now or at a moment. Editors still see it. */
export async function unpublish(
  saving: Saving,
  { document, at }: Pick<Publishing, 'document' | 'at'>,
): Promise<Publication> {
  return change(saving, document, {}, async (writing, open) => {
    await requireNotHome(writing, open)
    const endsAt = momentOf(saving, 'at', at)
    if (endsAt) return { ...settledAt(open.document, saving.clock.now()), endsAt }
    return { publishedVersionId: null, nextVersionId: null, nextAt: null, endsAt: null }
  })
}

/** A legal template whose gaps nobody has filled must not be public, on whatever page it stands. */
async function requireNoGaps(saving: Saving, { document }: OpenDocument, versionId: number): Promise<void> {
  const modules = await modulesOfVersion(saving.db, await findVersion(saving.db, document.id, versionId))
  const gaps = [...new Set(textsIn(modules).flatMap(gapsIn))]
  if (gaps.length === 0) return
  const sentence = { de: strings.gapsLeft.de(gaps.join(', ')), en: strings.gapsLeft.en(gaps.join(', ')) }
  refuse(saving, 'non_field_errors', sentence)
}

/** Every text in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** Without a home page the site's own address would be a 404. */
async function requireNotHome(saving: Saving, { document: { pageId, locale } }: OpenDocument): Promise<void> {
  if (pageId === null) return
  const [home] = await saving.db
    .select({ page: pageAddresses.pageId })
    .from(pageAddresses)
    .where(
      and(eq(pageAddresses.pageId, pageId), eq(pageAddresses.locale, locale), eq(pageAddresses.path, '')),
    )
  if (home) refuse(saving, 'non_field_errors', strings.homeStays)
}

/** Removes the scheduled moments; visitors continue to see what they see now. */
export async function unschedule(saving: Saving, document: number): Promise<Publication> {
  return change(saving, document, {}, async (_, open) => ({
    ...settledAt(open.document, saving.clock.now()),
    ...{ nextVersionId: null, nextAt: null, endsAt: null },
  }))
}

async function change(
  saving: Saving,
  documentId: number,
  /** What the trail records besides the publication. */
  noted: Values,
  decide: (writing: Saving, open: OpenDocument) => Promise<Publication>,
): Promise<Publication> {
  requireEditor(saving)
  return saving.db.transaction(async (db) => {
    const writing = { ...saving, db }
    const open = await lockDocument(db, documentId)
    const after = await decide(writing, open)
    await storePublication(writing, open, after, noted)
    return after
  })
}

/** Stores a publication, updates search and records it in the trail, in one transaction. */
async function storePublication(
  saving: Saving,
  open: OpenDocument,
  after: Publication,
  noted: Values,
): Promise<void> {
  const { db, clock, searchIndex, changes } = saving
  const { document, slug } = open
  await db.update(documents).set(publicationIn(after)).where(eq(documents.id, document.id))
  const before = [document.publishedVersionId, document.nextVersionId]
  const published = [after.publishedVersionId, after.nextVersionId].filter((id) => id !== null)
  const newly = published.filter((id) => !before.includes(id))
  if (newly.length > 0)
    await db.update(versions).set({ publishedAt: clock.now() }).where(inArray(versions.id, newly))
  const indexed =
    slug === null ? [{ kind: 'page', ids: [document.pageId as number] }] : indexedBySection(slug)
  for (const { kind, ids } of indexed) await searchIndex.refresh(db, kind, ids)
  await changes.announce(db, draftTag(document.id), ...(await tagsOf(db, open, after)))
  await recordChange(saving, open, 'update', {
    before: inTrail(document),
    after: { ...inTrail(after), ...noted },
  })
}

/**
 * The tags of everything that shows the document. The title of a page appears in menus and breadcrumbs on all pages, so a new
 * title announces the whole tree.
 */
async function tagsOf(db: Db, { document, slug }: OpenDocument, after: Publication): Promise<string[]> {
  if (slug !== null) return [sectionTag(slug)]
  const own = pageTag(document.pageId as number)
  return (await isCalledTheSame(db, document, after)) ? [own] : [own, PAGES_TAG]
}

async function isCalledTheSame(db: Db, before: Publication, after: Publication): Promise<boolean> {
  const [was, is] = [before.publishedVersionId, after.publishedVersionId]
  // Stored menus expire at the moments they know, so new moments must drop them.
  if (String(momentsOf(before)) !== String(momentsOf(after)) || was === null || is === null) return false
  const rows = await db
    .select({ id: versions.id, fields: versions.fields })
    .from(versions)
    .where(inArray(versions.id, [was, is]))
  const nameIn = (id: number) => {
    const words = rows.find((row) => row.id === id)?.fields
    return [words?.title, words?.menu_name].join('\n')
  }
  return nameIn(was) === nameIn(is)
}

const momentsOf = ({ nextVersionId, nextAt, endsAt }: Publication) => [nextVersionId, nextAt, endsAt]

/** Makes a version whole when it is published, because visitors' pages read it from one row. */
async function wholeVersion({ db }: Saving, open: OpenDocument, id: number): Promise<number> {
  const version = await findVersion(db, open.document.id, id)
  if (version.modules === null) {
    const modules = await modulesOfVersion(db, version)
    await db.update(versions).set({ modules }).where(eq(versions.id, id))
  }
  return id
}

function momentOf(saving: Saving, field: string, text: string | null | undefined): Date | null {
  if (!text) return null
  const moment = new Date(text)
  if (moment <= saving.clock.now()) refuse(saving, field, strings.past)
  return moment
}

/** The publication after all moments that have passed. */
function settledAt(document: Publication, now: Date): Publication {
  const isToCome = (moment: Date | null) => moment !== null && moment > now
  const { nextVersionId, nextAt, endsAt } = document
  return {
    publishedVersionId: shownVersionAt(document, now),
    nextVersionId: isToCome(nextAt) ? nextVersionId : null,
    nextAt: isToCome(nextAt) ? nextAt : null,
    endsAt: isToCome(endsAt) ? endsAt : null,
  }
}

function publicationIn({ publishedVersionId, nextVersionId, nextAt, endsAt }: Publication): Publication {
  return { publishedVersionId, nextVersionId, nextAt, endsAt }
}

function inTrail({ publishedVersionId, nextVersionId, nextAt, endsAt }: Publication) {
  return {
    published_version: publishedVersionId,
    next_version: nextVersionId,
    next_at: nextAt && houseTime(nextAt),
    ends_at: endsAt && houseTime(endsAt),
  }
}

type Needs = Pick<Platform, 'db' | 'clock' | 'changes' | 'searchIndex' | 'log'>

/**
 * Stores publications and ends whose moment has passed. Pages and answers change by themselves at that moment; search is updated
 * here.
 */
export async function settlePublications({ db, clock, changes, searchIndex, log }: Needs): Promise<void> {
  const now = clock.now()
  const due = await db
    .select({ id: documents.id })
    .from(documents)
    .where(or(lte(documents.nextAt, now), lte(documents.endsAt, now)))
  const saving: Saving = { ...AS_INSTALLATION, db, clock, changes, searchIndex }
  for (const { id } of due) {
    try {
      await change(saving, id, {}, async (_, open) => settledAt(open.document, clock.now()))
    } catch (error) {
      // The document was deleted meanwhile.
      if (!(error instanceof Failure)) throw error
    }
  }
  if (due.length > 0) log.info({ documents: due.length }, 'publications whose moment had come were put down')
}
