import { Failure } from '../contract/errors.ts'
import { LOCALES, type Locale } from '../contract/locale.ts'
import { href } from '../contract/routes.ts'
import { brandAmong } from '../domains/settings/brand/brand-in-effect.ts'
import type { Context } from '../platform/context.ts'
import { and, eq, type SQL, sql } from '../platform/database/drizzle.ts'
import { houseTime } from '../platform/time/house-clock.ts'
import { isEditor } from '../platform/viewer.ts'
import type { Ancestor, DocumentState, Page, PageLink, StandaloneSection } from './contract.ts'
import { modulesOfVersion } from './document-tree.ts'
import { completeModules } from './module-data.ts'
import { mayReadSection } from './section-owners.ts'
import { findShareImage } from './share-image.ts'
import { noteMoments, shownVersionId } from './shown-version.ts'
import { readModules } from './stored-modules.ts'
import {
  documents,
  PAGES_TAG,
  pageAddresses,
  pages,
  pageTag,
  sections,
  sectionTag,
  versions,
} from './tables.ts'

/** The page at a path of the language. A page that the viewer may not see is a 404 (1 §4 Page load). */
export async function findPage(context: Context, path: string, versionId?: number): Promise<Page> {
  const { db, viewer, locale, reads } = context
  const editing = isEditor(viewer)
  if (versionId !== undefined && !editing) {
    throw new Failure(viewer.role === 'visitor' ? 'not_authenticated' : 'permission_denied')
  }
  reads.note(PAGES_TAG)
  const [found] = await db
    .select({ page: pages, address: pageAddresses, document: documents, version: versions })
    .from(pageAddresses)
    .innerJoin(pages, eq(pages.id, pageAddresses.pageId))
    .innerJoin(documents, and(eq(documents.pageId, pages.id), eq(documents.locale, pageAddresses.locale)))
    .leftJoin(
      versions,
      and(eq(versions.documentId, documents.id), eq(versions.id, versionId ?? shownTo(context))),
    )
    .where(and(eq(pageAddresses.locale, locale), eq(pageAddresses.path, path)))
  if (found) noteMoments(context, found.document)
  if (!found?.version || !(found.address.isOnline || editing)) throw new Failure('not_found')

  reads.note(pageTag(found.page.id))
  return pageOf(context, { ...found, version: found.version })
}

interface FoundPage {
  page: typeof pages.$inferSelect
  address: typeof pageAddresses.$inferSelect
  document: typeof documents.$inferSelect
  version: typeof versions.$inferSelect
}

/** A page as one of its versions has it. The items it shows are limited to those that the viewer may see. */
export async function pageOf(
  context: Context,
  { page, address, document, version }: FoundPage,
): Promise<Page> {
  const { db, log } = context
  const { menu_name: _, search_words: _unseen, ...fields } = version.fields
  const relatives = await findRelatives(context, page.id)
  return {
    ...fields,
    id: page.id,
    version_id: version.id,
    urls: relatives.urlsOf(page.id),
    content_type: 'page',
    is_online: address.isOnline,
    is_clickable: page.isClickable,
    in_menu: page.inMenu,
    in_footer: page.inFooter,
    has_tab_navigation: page.hasTabNavigation,
    is_landing_page: page.isLandingPage,
    is_findable: page.isFindable,
    page_class: page.pageClass,
    ...(await findShareImage(context, fields.og_image, page.shareImageId)),
    ...(await brandOfTree(context, page)),
    settings_url: `/admin/pages/page/${page.id}/change/`,
    parent: relatives.ancestor(page.parentId),
    siblings: relatives.siblings(page.parentId),
    modules: await completeModules(
      context,
      readModules(await modulesOfVersion(db, version), log),
      version.id,
    ),
    ...(isEditor(context.viewer) && { document: stateOf(document) }),
  }
}

/** Editors see the head, visitors the published version. */
function shownTo({ viewer, clock }: Pick<Context, 'viewer' | 'clock'>): SQL {
  return isEditor(viewer) ? sql`${documents.headVersionId}` : shownVersionId({ clock })
}

/** What an editor needs for the next write, and to know what visitors see. */
export function stateOf(document: typeof documents.$inferSelect): DocumentState {
  return {
    id: document.id,
    version: document.headVersionId ?? 0,
    published_version: document.publishedVersionId,
    next_version: document.nextVersionId,
    next_at: document.nextAt && houseTime(document.nextAt),
    ends_at: document.endsAt && houseTime(document.endsAt),
  }
}

/** The brand of the nearest page that names one, going up the tree from this page. */
async function brandOfTree(context: Context, { id, brandId, parentId }: typeof pages.$inferSelect) {
  if (brandId !== null || parentId === null) return brandAmong(context, [brandId])
  const { rows } = await context.db.execute<{ brand_id: number }>(sql`
    with recursive chain as (
      select id, parent_id, brand_id, 0 as steps from page where id = ${id}
      union
      select page.id, page.parent_id, page.brand_id, steps + 1
      from page join chain on page.id = chain.parent_id and chain.brand_id is null
    )
    select brand_id from chain where brand_id is not null`)
  return brandAmong(context, [rows[0]?.brand_id])
}

interface Relative extends Record<string, unknown> {
  id: number
  parent_id: number | null
  is_clickable: boolean
  locale: Locale
  path: string
  /** Null where visitors do not see it. */
  title: string | null
  next_at: string | null
  ends_at: string | null
}

/** The parents of a page and its siblings, in one query whatever their number. */
async function findRelatives(context: Context, pageId: number) {
  const { db, viewer, locale } = context
  const shown = isEditor(viewer)
    ? sql`coalesce(${shownVersionId(context)}, ${documents.headVersionId})`
    : shownVersionId(context)
  const { rows: all } = await db.execute<Relative>(sql`
    with recursive chain as (
      select id, parent_id from page where id = ${pageId}
      union
      select page.id, page.parent_id from page join chain on page.id = chain.parent_id
    ), related as (
      select id from chain
      union
      select beside.id from page beside, page self
      where self.id = ${pageId} and beside.parent_id is not distinct from self.parent_id
    )
    select page.id, page.parent_id, page.is_clickable, address.locale, address.path,
      version.fields ->> 'title' as title, document.next_at, document.ends_at
    from related
    join page on page.id = related.id
    join page_address address on address.page_id = page.id
    join document on document.page_id = page.id and document.locale = address.locale
    left join version on version.id = ${shown}
    where address.is_online or ${isEditor(viewer)}
    order by page.position, page.id`)
  for (const { next_at, ends_at } of all) {
    noteMoments(context, {
      nextAt: next_at ? new Date(next_at) : null,
      endsAt: ends_at ? new Date(ends_at) : null,
    })
  }
  const rows = all.filter((row): row is Relative & { title: string } => row.title !== null)

  const urlsOf = (id: number): Page['urls'] =>
    Object.fromEntries(
      LOCALES.flatMap((language) => {
        const row = rows.find((candidate) => candidate.id === id && candidate.locale === language)
        return row ? [[language, pageUrl(language, row.path)]] : []
      }),
    )
  const inLanguage = rows.filter((row) => row.locale === locale)
  const link = (row: Relative & { title: string }): PageLink => ({
    id: row.id,
    title: row.title,
    urls: urlsOf(row.id),
  })
  const ancestor = (id: number | null): Ancestor | null => {
    const row = inLanguage.find((candidate) => candidate.id === id)
    return row ? { ...link(row), is_clickable: row.is_clickable, parent: ancestor(row.parent_id) } : null
  }
  return {
    urlsOf,
    ancestor,
    siblings: (parentId: number | null) => inLanguage.filter((row) => row.parent_id === parentId).map(link),
  }
}

export function pageUrl(locale: Locale, path: string): string {
  return path === '' ? href('home', locale) : href('page', locale, { path })
}

/** A section by its slug (1 §4 Section load). */
export async function findSection(context: Context, slug: string): Promise<StandaloneSection> {
  const [section] = await listSections(context, slug)
  if (!section) throw new Failure('not_found')
  return section
}

/** The same as a list that may be empty, for screens that show a section only where it exists. */
export async function listSections(context: Context, slug: string): Promise<StandaloneSection[]> {
  const { db, locale, log, reads, viewer } = context
  reads.note(sectionTag(slug))
  // A slug names at most one section.
  const [only] = await db
    .select({ section: sections, document: documents, version: versions })
    .from(sections)
    .innerJoin(documents, and(eq(documents.sectionId, sections.id), eq(documents.locale, locale)))
    .leftJoin(versions, eq(versions.id, shownTo(context)))
    .where(eq(sections.slug, slug))
  if (only) noteMoments(context, only.document)
  if (!only?.version || !(await mayReadSection(context, only.section))) return []
  const { section, document, version } = only
  return [
    {
      id: section.id,
      model: 'container',
      slug: section.slug,
      parent: null,
      content_type: section.contentType,
      object_id: section.objectId,
      version_id: version.id,
      columns: [],
      children: await completeModules(
        context,
        readModules(await modulesOfVersion(db, version), log),
        version.id,
      ),
      ...(isEditor(viewer) && { document: stateOf(document) }),
    },
  ]
}

export async function hasPages({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const [row] = await db.select({ id: pages.id }).from(pages).limit(1)
  return row !== undefined
}
