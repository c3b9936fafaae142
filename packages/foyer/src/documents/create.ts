import type { Role } from '../contract/endpoint.ts'
import { Failure } from '../contract/errors.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../contract/locale.ts'
import { differenceOf } from '../module-tree/difference.ts'
import { modulesOf } from '../module-tree/tree.ts'
import { type PageFields, pageFields } from '../pages/contract.ts'
import { treeOfStored } from '../pages/folding.ts'
import { htmlIn } from '../pages/html-in.ts'
import { type ModuleInput, storeModules } from '../pages/stored-modules.ts'
import { documents, pageAddresses, pages, sections, versions } from '../pages/tables.ts'
import type { Platform } from '../platform/context.ts'
import { and, eq } from '../platform/database/drizzle.ts'
import type { Saving } from '../saving/subject.ts'
import { lockDocument, openHead } from './open-document.ts'
import { publish } from './publish.ts'
import { recordChange } from './trail.ts'
import { commit, ready } from './write.ts'

/** What set-up and imports have of the platform. Without a search index, search must index everything afterwards. */
type Needs = Pick<Platform, 'db' | 'clock' | 'changes'> & Partial<Pick<Platform, 'searchIndex'>>
type PageRow = Omit<typeof pages.$inferInsert, 'id'>

export interface NewDocument {
  fields: Partial<PageFields> & Pick<PageFields, 'title'>
  modules: ModuleInput[]
}
/** Something for each language of the site; what is given for another language is not stored. */
type InLanguages<T> = Partial<Record<Locale, T>>

export interface NewPage extends PageRow {
  /** The role of the writer; raw HTML is for admins. */
  writtenBy?: Role
  /** It is offline and not published: an editor has to finish it first. */
  isDraft?: boolean
  languages: InLanguages<NewDocument & { path: string; isOnline?: boolean }>
}

/** Adds a page in every language of the site and publishes it, unless it is a draft. */
export async function createPage(
  needs: Needs,
  { languages, writtenBy, isDraft = false, ...row }: NewPage,
): Promise<number> {
  return needs.db.transaction(async (tx) => {
    const saving = savingOf({ ...needs, db: tx }, writtenBy)
    const [page] = await tx.insert(pages).values(row).returning({ id: pages.id })
    if (!page) throw new Error('The page was not stored')
    for (const locale of LOCALES) {
      const { path, isOnline = !isDraft, ...content } = wordsIn(languages, locale)
      await tx.insert(pageAddresses).values({ pageId: page.id, locale, path, isOnline })
      const add = isDraft ? addDocument : createDocument
      await add({ ...saving, locale }, { pageId: page.id, locale }, content)
    }
    return page.id
  })
}

export interface NewSection {
  slug: string
  contentType?: string
  objectId?: number
  languages: InLanguages<ModuleInput[]>
}

/** Adds a section in every language of the site and publishes it. */
export async function createSection(needs: Needs, { languages, ...row }: NewSection): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const saving = savingOf({ ...needs, db: tx })
    const [section] = await tx.insert(sections).values(row).returning({ id: sections.id })
    if (!section) throw new Error('The section was not stored')
    for (const locale of LOCALES) {
      const content = { fields: { title: row.slug }, modules: wordsIn(languages, locale) }
      await createDocument({ ...saving, locale }, { sectionId: section.id, locale }, content)
    }
  })
}

function wordsIn<T>(languages: InLanguages<T>, locale: Locale): T {
  const words = languages[locale]
  if (words === undefined)
    throw new TypeError(`The site has the language "${locale}", and the page has no words in it`)
  return words
}

type Owner = { locale: Locale } & ({ pageId: number } | { sectionId: number })

async function createDocument(saving: Saving, owner: Owner, content: NewDocument): Promise<void> {
  const id = await addDocument(saving, owner, content)
  await publish(saving, { document: id })
}

/** Adds a document with its first version, which visitors do not see yet. */
async function addDocument(saving: Saving, owner: Owner, { fields, modules }: NewDocument): Promise<number> {
  const { db, clock, viewer, locale } = saving
  const [document] = await db.insert(documents).values(owner).returning({ id: documents.id })
  if (!document) throw new Error('The document was not stored')
  const [version] = await db
    .insert(versions)
    .values({
      documentId: document.id,
      fields: pageFields.parse(fields),
      modules: storeModules(modules, locale, { role: viewer.role }),
      authorId: viewer.userId,
      createdAt: clock.now(),
    })
    .returning({ id: versions.id })
  await db.update(documents).set({ headVersionId: version?.id }).where(eq(documents.id, document.id))
  const open = await lockDocument(db, document.id)
  await recordChange(saving, open, 'create', { before: null, after: { version: open.head } })
  return document.id
}

interface Initial {
  slug: string
  contentType: string
  objectId: number | null
}

/**
 * Adds the empty section that an editor finds where there was none (1 §4 Section load). Two editors at the same time get the same
 * one.
 */
export async function createInitialSection(saving: Saving, { slug, ...row }: Initial): Promise<void> {
  const { db, locale } = saving
  await db.transaction(async (tx) => {
    await tx
      .insert(sections)
      .values({ slug, ...row })
      .onConflictDoNothing()
    const [section] = await tx.select().from(sections).where(eq(sections.slug, slug)).for('update')
    if (!section) throw new Failure('not_found')
    const [document] = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.sectionId, section.id), eq(documents.locale, locale)))
    if (document) return
    const owner = { sectionId: section.id, locale }
    await addDocument({ ...saving, db: tx }, owner, { fields: { title: slug }, modules: [] })
  })
}

interface WholeContent extends NewDocument {
  documentId: number
  locale: Locale
  authorId?: number
  /** The role of the writer; an editor by default. */
  writtenBy?: Role
}

/** Replaces the whole content of a document and publishes it, as an import does. */
export async function publishVersion(needs: Needs, content: WholeContent): Promise<number> {
  return needs.db.transaction(async (db) => {
    const viewer = { role: content.writtenBy ?? ('editor' as const), userId: content.authorId ?? null }
    const saving = { ...savingOf({ ...needs, db }), viewer, locale: content.locale }
    const open = await lockDocument(db, content.documentId)
    const head = await openHead(db, open)
    // Raw HTML that is in the document already may stay, even if the writer may not add any.
    const known = htmlIn(modulesOf(head.tree))
    const modules = storeModules(content.modules, content.locale, { role: viewer.role, known })
    const target = treeOfStored(modules, pageFields.parse(content.fields))
    const { version } = await commit(saving, open, head, { next: ready(differenceOf(head.tree, target)) })
    await publish(saving, { document: content.documentId, version })
    return version
  })
}

function savingOf(needs: Needs, role: Role = 'editor'): Saving {
  return {
    searchIndex: { refresh: async () => {} },
    ...needs,
    viewer: { role, userId: null },
    locale: DEFAULT_LOCALE,
    config: { publicUrl: null },
  }
}
