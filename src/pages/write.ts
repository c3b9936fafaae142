import { eq } from 'drizzle-orm'
import type { Role } from '../contract/endpoint.ts'
import { LOCALES, type Locale } from '../contract/locale.ts'
import type { Platform } from '../platform/context.ts'
import { type PageFields, pageFields } from './contract.ts'
import { htmlIn, type ModuleInput, storeModules, type Writer } from './stored-modules.ts'
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

type Needs = Pick<Platform, 'db' | 'clock' | 'changes'>
type PageRow = Omit<typeof pages.$inferInsert, 'id'>

export interface NewDocument {
  fields: Partial<PageFields> & Pick<PageFields, 'title'>
  modules: ModuleInput[]
}
export interface NewPage extends PageRow {
  /** As whom it is written; raw HTML is for admins. */
  writtenBy?: Role
  languages: Record<Locale, NewDocument & { path: string; isOnline?: boolean }>
}

/** Adds a page in both languages, published. */
export async function createPage(needs: Needs, { languages, writtenBy, ...row }: NewPage): Promise<number> {
  return needs.db.transaction(async (tx) => {
    const [page] = await tx.insert(pages).values(row).returning({ id: pages.id })
    if (!page) throw new Error('The page was not stored')
    for (const locale of LOCALES) {
      const { path, isOnline = true, ...content } = languages[locale]
      await tx.insert(pageAddresses).values({ pageId: page.id, locale, path, isOnline })
      await createDocument({ ...needs, db: tx }, { pageId: page.id, locale }, { ...content, writtenBy })
    }
    return page.id
  })
}

export interface NewSection {
  slug: string
  contentType?: string
  objectId?: number
  languages: Record<Locale, ModuleInput[]>
}

/** Adds a standalone area in both languages, published. */
export async function createSection(needs: Needs, { languages, ...row }: NewSection): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const [section] = await tx.insert(sections).values(row).returning({ id: sections.id })
    if (!section) throw new Error('The section was not stored')
    for (const locale of LOCALES) {
      const content = { fields: { title: row.slug }, modules: languages[locale] }
      await createDocument({ ...needs, db: tx }, { sectionId: section.id, locale }, content)
    }
  })
}

type Owner = { locale: Locale } & ({ pageId: number } | { sectionId: number })

async function createDocument(
  needs: Needs,
  owner: Owner,
  content: NewDocument & Pick<NewVersion, 'writtenBy'>,
): Promise<void> {
  const [document] = await needs.db.insert(documents).values(owner).returning({ id: documents.id })
  if (!document) throw new Error('The document was not stored')
  await publishVersion(needs, { ...content, documentId: document.id, locale: owner.locale })
}

interface NewVersion extends NewDocument {
  documentId: number
  locale: Locale
  authorId?: number
  /** As whom; an editor unless told otherwise. */
  writtenBy?: Role
}

/** Keeps one more version of a document and shows it to visitors. */
export async function publishVersion({ db, clock, changes }: Needs, version: NewVersion): Promise<number> {
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(versions)
      .values({
        documentId: version.documentId,
        fields: pageFields.parse(version.fields),
        modules: storeModules(version.modules, version.locale, await writerOf(tx, version)),
        authorId: version.authorId,
        createdAt: clock.now(),
      })
      .returning({ id: versions.id })
    if (!stored) throw new Error('The version was not stored')
    const isKnown = await hasSameName(tx, version)
    const [owner] = await tx
      .update(documents)
      .set({ publishedVersionId: stored.id })
      .where(eq(documents.id, version.documentId))
      .returning({ sectionId: documents.sectionId, pageId: documents.pageId })
    await changes.announce(tx, ...(await tagsOf(tx, owner, isKnown)))
    return stored.id
  })
}

/** An editor may keep the raw HTML of the version that visitors see, and nothing else of the kind. */
async function writerOf(db: Needs['db'], { documentId, writtenBy = 'editor' }: NewVersion): Promise<Writer> {
  if (writtenBy === 'admin') return { role: writtenBy }
  const [shown] = await db
    .select({ modules: versions.modules })
    .from(documents)
    .innerJoin(versions, eq(versions.id, documents.publishedVersionId))
    .where(eq(documents.id, documentId))
  return { role: writtenBy, known: htmlIn(shown?.modules ?? []) }
}

/** Whether menus and breadcrumbs go on calling it what they do. */
async function hasSameName(db: Needs['db'], { documentId, fields }: NewVersion): Promise<boolean> {
  const [shown] = await db
    .select({ fields: versions.fields })
    .from(documents)
    .innerJoin(versions, eq(versions.id, documents.publishedVersionId))
    .where(eq(documents.id, documentId))
  if (!shown) return false
  const { title, menu_name } = pageFields.parse(fields)
  return shown.fields.title === title && shown.fields.menu_name === menu_name
}

/** A page's title stands in menus and breadcrumbs everywhere: with another one it touches the whole tree. */
async function tagsOf(
  db: Needs['db'],
  { sectionId = null, pageId = null }: { sectionId?: number | null; pageId?: number | null } = {},
  isKnown: boolean,
): Promise<string[]> {
  if (sectionId === null)
    return [...(isKnown ? [] : [PAGES_TAG]), ...(pageId === null ? [] : [pageTag(pageId)])]
  const [section] = await db.select({ slug: sections.slug }).from(sections).where(eq(sections.id, sectionId))
  return [sectionTag(section?.slug ?? '')]
}
