import { LOCALES } from '../contract/locale.ts'
import { users } from '../domains/accounts/tables.ts'
import type { ContentCount, ContentVersion } from '../domains/insight/contract.ts'
import type { Context } from '../platform/context.ts'
import { and, desc, eq, gte, inArray, lt, sql } from '../platform/database/drizzle.ts'
import { houseTime } from '../platform/time/house-clock.ts'
import { linesOf } from './history-lines.ts'
import { shownVersionAt } from './shown-version.ts'
import { documents, pageAddresses, pages, sections, versions } from './tables.ts'

const LATEST = 50
/** Enough versions for as many entries. */
const LATEST_VERSIONS = 1000

/** A page counts as online if it is so in at least one language of the site. */
export async function countPages({ db }: Context): Promise<ContentCount> {
  const isOnline = and(eq(pageAddresses.isOnline, true), inArray(pageAddresses.locale, [...LOCALES]))
  const online = db.select({ id: pageAddresses.pageId }).from(pageAddresses).where(isOnline)
  const inTooFew = db
    .select({ id: pageAddresses.pageId })
    .from(pageAddresses)
    .where(isOnline)
    .groupBy(pageAddresses.pageId)
    .having(sql`count(*) < ${LOCALES.length}`)
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      online: sql<number>`count(*) filter (where ${pages.id} in (${online}))::int`,
      untranslated: sql<number>`count(*) filter (where ${pages.id} in (${inTooFew}))::int`,
    })
    .from(pages)
  const seen = row?.online ?? 0
  return {
    kind: 'pages',
    online: seen,
    offline: (row?.all ?? 0) - seen,
    untranslated: LOCALES.length > 1 ? (row?.untranslated ?? 0) : null,
    without_picture: null,
    without_alt: null,
    expired: null,
    url: '/admin/pages/page/',
  }
}

/** The latest versions of pages and sections with their writers; consecutive small ones of one writer are one entry. */
export async function listVersions(
  { db, clock }: Context,
  [begin, end]: [Date?, Date?] = [],
): Promise<ContentVersion[]> {
  const rows = await db
    .select({
      id: versions.id,
      documentId: versions.documentId,
      authorId: versions.authorId,
      restoredFromId: versions.restoredFromId,
      publishedAt: versions.publishedAt,
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
    .where(and(begin && gte(versions.createdAt, begin), end && lt(versions.createdAt, end)))
    .orderBy(desc(versions.id))
    .limit(LATEST_VERSIONS)
  const latest = linesOf(rows).slice(0, LATEST)
  return latest
    .map(({ last }) => last)
    .map(({ id, title, createdAt, document, slug, author }) => ({
      id,
      content_type: document.pageId === null ? 'section' : 'page',
      object_id: document.pageId ?? document.sectionId ?? 0,
      title: slug ?? title,
      locale: document.locale,
      author: author && {
        id: author.id,
        name: `${author.firstName} ${author.lastName}`.trim() || author.email,
      },
      created_at: houseTime(createdAt),
      is_published: shownVersionAt(document, clock.now()) === id,
    }))
}
