import { type Bilingual, DEFAULT_LOCALE, LOCALES, type Locale, storedText } from '../contract/locale.ts'
import type { Db } from '../platform/database/database.ts'
import { and, eq, inArray, ne, sql } from '../platform/database/drizzle.ts'
import { refuse } from '../saving/refuse.ts'
import type { ItemPart, Saving, Values } from '../saving/subject.ts'
import { type PageFields, pageFields } from './contract.ts'
import { modulesOfVersion } from './document-tree.ts'
import { unfold } from './folding.ts'
import { htmlIn } from './html-in.ts'
import type { StoredModule } from './stored-modules.ts'
import { strings } from './strings.ts'
import { documents, pageAddresses, pages, versions } from './tables.ts'

/** The texts of a page besides its modules, stored with each version of its document. */
const PAGE_WORDS = [
  'title',
  'menu_name',
  'headline',
  'meta_title',
  'meta_description',
  'og_title',
  'og_description',
  'search_words',
] as const satisfies (keyof PageFields)[]

/** Receives the former address and the new one, before the new one is stored. */
type Moved = (saving: Saving, id: number, locale: Locale, from: string | null, to: string) => Promise<void>

/** The addresses and texts of a page in each language. */
export const pageWords = (moved: Moved): ItemPart => ({
  fields: ['path', 'online_in', ...PAGE_WORDS],

  async read(db, ids) {
    const rows = await db
      .select({ address: pageAddresses, words: versions.fields })
      .from(pageAddresses)
      .leftJoin(
        documents,
        and(eq(documents.pageId, pageAddresses.pageId), eq(documents.locale, pageAddresses.locale)),
      )
      .leftJoin(versions, eq(versions.id, documents.headVersionId))
      .where(inArray(pageAddresses.pageId, ids))
    const items = new Map<number, Values>()
    for (const id of ids) {
      const inLocale = (locale: string) =>
        rows.find(({ address }) => address.pageId === id && address.locale === locale)
      const both = (text: (row: (typeof rows)[number] | undefined) => string) =>
        storedText((locale) => text(inLocale(locale)))
      items.set(id, {
        path: both((row) => row?.address.path ?? ''),
        online_in: LOCALES.filter((locale) => inLocale(locale)?.address.isOnline),
        ...Object.fromEntries(PAGE_WORDS.map((name) => [name, both((row) => row?.words?.[name] ?? '')])),
      })
    }
    return items
  },

  matches: (db, query) =>
    inArray(
      pages.id,
      db
        .select({ id: pageAddresses.pageId })
        .from(pageAddresses)
        .leftJoin(
          documents,
          and(eq(documents.pageId, pageAddresses.pageId), eq(documents.locale, pageAddresses.locale)),
        )
        .leftJoin(versions, eq(versions.id, documents.headVersionId))
        .where(
          sql`to_tsvector('simple'::regconfig, coalesce(${versions.fields} ->> 'title', '') || ' ' || translate(${pageAddresses.path}, '/-', '  ')) @@ to_tsquery('simple'::regconfig, ${query})`,
        ),
    ),

  isOffline: {
    isOn: ({ online_in }) => (online_in as string[]).length === 0,
    where: sql`not exists (select from ${pageAddresses} where ${pageAddresses.pageId} = ${pages.id} and ${pageAddresses.isOnline} and ${inArray(pageAddresses.locale, [...LOCALES])})`,
  },

  sorted: (field) =>
    field === 'path' || field === 'title'
      ? sql`(select ${pageAddresses.path} from ${pageAddresses} where ${pageAddresses.pageId} = ${pages.id} and ${pageAddresses.locale} = ${DEFAULT_LOCALE})`
      : undefined,

  async write(saving, id, values) {
    for (const locale of LOCALES) {
      const { path, online_in, ...words } = values as {
        path?: Bilingual
        online_in?: string[]
      } & Record<string, Bilingual>
      const address = {
        ...(path && { path: path[locale] }),
        ...(online_in && { isOnline: online_in.includes(locale) }),
      }
      if (Object.keys(address).length > 0) {
        const was = await addressOf(saving.db, id, locale)
        if (path && path[locale] !== was) await moved(saving, id, locale, was, path[locale])
        await saving.db
          .insert(pageAddresses)
          .values({ pageId: id, locale, path: '', ...address })
          .onConflictDoUpdate({ target: [pageAddresses.pageId, pageAddresses.locale], set: address })
      }
      const own = Object.fromEntries(Object.entries(words).map(([name, text]) => [name, text[locale]]))
      if (Object.keys(own).length > 0) await writeWords(saving, { pageId: id, locale }, own)
    }
  },
})

async function addressOf(db: Db, pageId: number, locale: Locale): Promise<string | null> {
  const [row] = await db
    .select({ path: pageAddresses.path })
    .from(pageAddresses)
    .where(and(eq(pageAddresses.pageId, pageId), eq(pageAddresses.locale, locale)))
  return row?.path ?? null
}

/** Writes the texts for editors and visitors at once; the modules do not change. */
async function writeWords(
  { db, clock, viewer }: Saving,
  { pageId, locale }: { pageId: number; locale: Locale },
  words: Record<string, string>,
): Promise<void> {
  const now = clock.now()
  const author = { authorId: viewer.userId, createdAt: now }
  const { document, head } = await findDocument(db, pageId, locale)
  if (!document || !head) {
    const documentId = document?.id ?? (await addDocument(db, pageId, locale))
    const first = { documentId, fields: pageFields.parse(words), modules: [], publishedAt: now }
    await showAsHead(db, documentId, await addVersion(db, { ...first, ...author }), true)
    return
  }
  const isShown = document.publishedVersionId === head.id
  const before = Object.fromEntries(Object.keys(words).map((name) => [name, head.fields[name as never]]))
  const next = await addVersion(db, {
    ...{ documentId: document.id, fields: pageFields.parse({ ...head.fields, ...words }) },
    ...{ modules: head.modules, previousId: head.id, publishedAt: isShown ? now : null },
    // As an operation like those of the page editor, so that writes on an older version can still be merged.
    operations: [{ kind: 'update', module: null, fields: words }],
    inverse: [{ kind: 'update', module: null, fields: before }],
    ...author,
  })
  await showAsHead(db, document.id, next, isShown)
  // Visitors may see an older version, or soon another one, which gets the same texts.
  const others = [document.publishedVersionId, document.nextVersionId].filter((id) => id !== null)
  await db
    .update(versions)
    .set({ fields: sql`${versions.fields} || ${JSON.stringify(words)}::jsonb` })
    .where(and(inArray(versions.id, others), ne(versions.id, head.id)))
}

async function addVersion(db: Db, version: typeof versions.$inferInsert): Promise<number> {
  const [added] = await db.insert(versions).values(version).returning({ id: versions.id })
  if (!added) throw new Error('The version was not stored')
  return added.id
}

async function showAsHead(db: Db, documentId: number, version: number, isShown: boolean): Promise<void> {
  const shown = isShown ? { publishedVersionId: version } : {}
  await db
    .update(documents)
    .set({ headVersionId: version, ...shown })
    .where(eq(documents.id, documentId))
}

async function addDocument(db: Db, pageId: number, locale: Locale): Promise<number> {
  const [added] = await db.insert(documents).values({ pageId, locale }).returning({ id: documents.id })
  if (!added) throw new Error('The document was not stored')
  return added.id
}

/** Locks the document until the page is saved. */
async function findDocument(db: Db, pageId: number, locale: Locale) {
  const [document] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.pageId, pageId), eq(documents.locale, locale)))
    .for('update')
  if (!document?.headVersionId) return { document, head: undefined }
  const [head] = await db.select().from(versions).where(eq(versions.id, document.headVersionId))
  return { document, head }
}

/** What a deletion loses besides the fields: the modules of the page in each language. */
export async function contentOf(db: Db, pageId: number): Promise<Record<string, StoredModule[]>> {
  const content: Record<string, StoredModule[]> = {}
  for (const locale of LOCALES) {
    const { head } = await findDocument(db, pageId, locale)
    if (head) content[locale] = await modulesOfVersion(db, head)
  }
  return content
}

/** Restores the modules of a page. Its document is new, with one version that has no modules yet. */
export async function bringBackContent(saving: Saving, pageId: number, content: unknown): Promise<void> {
  const { db, viewer } = saving
  for (const locale of LOCALES) {
    const modules = (content as Record<string, StoredModule[]> | undefined)?.[locale]
    if (viewer.role !== 'admin' && modules && htmlIn(modules.map(unfold)).size > 0)
      refuse(saving, 'non_field_errors', strings.pageHtmlForAdmins)
    const { head } = await findDocument(db, pageId, locale)
    if (modules && head) await db.update(versions).set({ modules }).where(eq(versions.id, head.id))
  }
}
