import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Bilingual, LOCALES, type Locale } from '../contract/locale.ts'
import type { Db } from '../platform/database/database.ts'
import type { ItemPart } from '../saving/item-store.ts'
import type { Saving, Values } from '../saving/subject.ts'
import { type PageFields, pageFields } from './contract.ts'
import type { StoredModule } from './stored-modules.ts'
import { documents, pageAddresses, pages, versions } from './tables.ts'

/** What a page says beside its modules, stored with each version of its document. */
export const PAGE_WORDS = [
  'title',
  'menu_name',
  'headline',
  'meta_title',
  'meta_description',
  'og_title',
  'og_description',
] as const satisfies (keyof PageFields)[]

/** Told where a page was and where it is now, before it is there. */
type Moved = (saving: Saving, id: number, locale: Locale, from: string | null, to: string) => Promise<void>

/** Where a page is found, and what it says of itself, in each language. */
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
      .leftJoin(versions, eq(versions.id, documents.publishedVersionId))
      .where(inArray(pageAddresses.pageId, ids))
    const items = new Map<number, Values>()
    for (const id of ids) {
      const inLocale = (locale: string) =>
        rows.find(({ address }) => address.pageId === id && address.locale === locale)
      const both = (text: (row: (typeof rows)[number] | undefined) => string): Bilingual => ({
        de: text(inLocale('de')),
        en: text(inLocale('en')),
      })
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
        .leftJoin(versions, eq(versions.id, documents.publishedVersionId))
        .where(
          sql`to_tsvector('simple'::regconfig, coalesce(${versions.fields} ->> 'title', '') || ' ' || translate(${pageAddresses.path}, '/-', '  ')) @@ to_tsquery('simple'::regconfig, ${query})`,
        ),
    ),

  sorted: (field) =>
    field === 'path' || field === 'title'
      ? sql`(select ${pageAddresses.path} from ${pageAddresses} where ${pageAddresses.pageId} = ${pages.id} and ${pageAddresses.locale} = 'de')`
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

/** The modules stay what they are: only the words beside them change. */
async function writeWords(
  { db, clock, viewer }: Saving,
  { pageId, locale }: { pageId: number; locale: Locale },
  words: Record<string, string>,
): Promise<void> {
  const stored = await shownVersion(db, pageId, locale)
  const documentId = stored?.documentId ?? (await addDocument(db, pageId, locale))
  const [version] = await db
    .insert(versions)
    .values({
      documentId,
      fields: pageFields.parse({ ...stored?.fields, ...words }),
      modules: stored?.modules ?? [],
      authorId: viewer.userId,
      createdAt: clock.now(),
    })
    .returning({ id: versions.id })
  await db.update(documents).set({ publishedVersionId: version?.id }).where(eq(documents.id, documentId))
}

async function addDocument(db: Db, pageId: number, locale: Locale): Promise<number> {
  const [added] = await db.insert(documents).values({ pageId, locale }).returning({ id: documents.id })
  if (!added) throw new Error('The document was not stored')
  return added.id
}

async function shownVersion(db: Db, pageId: number, locale: Locale) {
  const [row] = await db
    .select({ documentId: documents.id, fields: versions.fields, modules: versions.modules })
    .from(documents)
    .leftJoin(versions, eq(versions.id, documents.publishedVersionId))
    .where(and(eq(documents.pageId, pageId), eq(documents.locale, locale)))
  return row
}

/** What is lost with a page beside its fields: its modules in each language. */
export async function contentOf(db: Db, pageId: number): Promise<Record<string, StoredModule[]>> {
  const rows = await db
    .select({ locale: documents.locale, modules: versions.modules })
    .from(documents)
    .innerJoin(versions, eq(versions.id, documents.publishedVersionId))
    .where(eq(documents.pageId, pageId))
  return Object.fromEntries(rows.map(({ locale, modules }) => [locale, modules]))
}

/** Gives a page that was brought back what it showed. */
export async function bringBackContent({ db }: Saving, pageId: number, content: unknown): Promise<void> {
  for (const locale of LOCALES) {
    const modules = (content as Record<string, StoredModule[]> | undefined)?.[locale]
    const stored = await shownVersion(db, pageId, locale)
    if (!modules || !stored) continue
    const shown = db
      .select({ id: documents.publishedVersionId })
      .from(documents)
      .where(eq(documents.id, stored.documentId))
    await db.update(versions).set({ modules }).where(inArray(versions.id, shown))
  }
}
