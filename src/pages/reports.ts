import { desc, eq, sql } from 'drizzle-orm'
import { users } from '../domains/accounts/tables.ts'
import type { ContentCount, ContentVersion } from '../domains/insight/contract.ts'
import type { Context } from '../platform/context.ts'
import { berlinTime } from '../platform/time/berlin.ts'
import { documents, pageAddresses, pages, sections, versions } from './tables.ts'

const LATEST = 50

/** A page counts as online where visitors find it in at least one language. */
export async function countPages({ db }: Context): Promise<ContentCount> {
  const online = db
    .select({ id: pageAddresses.pageId })
    .from(pageAddresses)
    .where(eq(pageAddresses.isOnline, true))
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      online: sql<number>`count(*) filter (where ${pages.id} in (${online}))::int`,
    })
    .from(pages)
  return { kind: 'pages', online: row?.online ?? 0, offline: (row?.all ?? 0) - (row?.online ?? 0) }
}

/** The latest versions of pages and sections, with who wrote them. */
export async function listVersions({ db }: Context): Promise<ContentVersion[]> {
  const rows = await db
    .select({
      id: versions.id,
      title: sql<string>`${versions.fields} ->> 'title'`,
      createdAt: versions.createdAt,
      document: documents,
      slug: sections.slug,
      author: users,
    })
    .from(versions)
    .innerJoin(documents, eq(documents.id, versions.documentId))
    .leftJoin(sections, eq(sections.id, documents.sectionId))
    .leftJoin(users, eq(users.id, versions.authorId))
    .orderBy(desc(versions.id))
    .limit(LATEST)
  return rows.map(({ id, title, createdAt, document, slug, author }) => ({
    id,
    content_type: document.pageId === null ? 'section' : 'page',
    object_id: document.pageId ?? document.sectionId ?? 0,
    title: slug ?? title,
    locale: document.locale,
    author: author && {
      id: author.id,
      name: `${author.firstName} ${author.lastName}`.trim() || author.email,
    },
    created_at: berlinTime(createdAt),
    is_published: document.publishedVersionId === id,
  }))
}
