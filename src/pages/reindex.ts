import { and, asc, eq, inArray } from 'drizzle-orm'
import { pino } from 'pino'
import { LOCALES, type Locale } from '../contract/locale.ts'
import { articleCategories, articles, articleTagLinks, articleTags } from '../domains/magazine/tables.ts'
import type { SearchKind } from '../domains/search/contract.ts'
import { joined } from '../domains/search/joined.ts'
import { eventSource, productionSource } from '../domains/search/programme-sources.ts'
import { reindexFrom, type Source, type Sources } from '../domains/search/reindex.ts'
import {
  inBoth,
  onlineIds,
  personSource,
  seriesSource,
  venueSource,
  within,
} from '../domains/search/sources.ts'
import type { Platform } from '../platform/context.ts'
import type { Db } from '../platform/database/database.ts'
import { plainText } from '../platform/text/plain-text.ts'
import { textOf } from './section-text.ts'
import { pageUrl } from './service.ts'
import { readModules, type StoredModule } from './stored-modules.ts'
import { documents, pageAddresses, pages, sections, versions } from './tables.ts'

/** What cannot be read is logged where it is shown. */
const QUIET = pino({ level: 'silent' })
const words = (modules: StoredModule[]) => textOf(readModules(modules, QUIET))

/** Brings the search index up to date: of everything, of one kind, or of some items of it. Whoever writes an item calls it. */
export function reindex(
  needs: Pick<Platform, 'db' | 'changes'>,
  kind?: SearchKind,
  ids?: number[],
): Promise<void> {
  return reindexFrom(SOURCES, needs, kind, ids)
}

const pageSource: Source = {
  async listIds(db, slice) {
    const query = db
      .select({ id: pages.id })
      .from(pages)
      .where(within(pages.id, slice))
      .orderBy(asc(pages.id))
    const rows = await ('limit' in slice ? query.limit(slice.limit) : query)
    return rows.map(({ id }) => id)
  },
  async describe(db, ids) {
    const rows = await db
      .select({ address: pageAddresses, fields: versions.fields, modules: versions.modules })
      .from(pageAddresses)
      .innerJoin(
        documents,
        and(eq(documents.pageId, pageAddresses.pageId), eq(documents.locale, pageAddresses.locale)),
      )
      .innerJoin(versions, eq(versions.id, documents.publishedVersionId))
      .innerJoin(pages, and(eq(pages.id, pageAddresses.pageId), pages.isFindable))
      .where(and(inArray(pageAddresses.pageId, ids), eq(pageAddresses.isOnline, true)))
    return rows.map(({ address, fields, modules }) => ({
      kind: 'page' as const,
      itemId: address.pageId,
      locale: address.locale,
      title: fields.title,
      lead: joined(fields.headline === fields.title ? '' : fields.headline),
      text: joined(words(modules), fields.meta_description),
      url: pageUrl(address.locale, address.path),
      imageId: null,
      dateStart: null,
      visibleFrom: new Date(0),
    }))
  },
}

const articleSource: Source = {
  listIds: (db, slice) => onlineIds(db, articles, slice),
  async describe(db, ids) {
    const rows = await db
      .select({ article: articles, category: articleCategories.name })
      .from(articles)
      .leftJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
      .where(inArray(articles.id, ids))
    const tags = await db
      .select({ articleId: articleTagLinks.articleId, name: articleTags.name })
      .from(articleTagLinks)
      .innerJoin(articleTags, eq(articleTags.id, articleTagLinks.tagId))
      .where(inArray(articleTagLinks.articleId, ids))
    const bodyOf = await findArticleBodies(db, ids)
    return rows.flatMap(({ article, category }) => {
      const { id: itemId, imageId, publishedAt: visibleFrom } = article
      const own = tags.filter(({ articleId }) => articleId === itemId)
      return inBoth(
        { kind: 'article', itemId, imageId, visibleFrom, dateStart: null },
        article.title,
        (locale, inIt) => ({
          lead: joined(
            inIt(article.subtitle),
            article.author,
            category && inIt(category),
            ...own.map(({ name }) => inIt(name)),
          ),
          text: joined(plainText(inIt(article.teaser)), bodyOf(itemId, locale)),
        }),
      )
    })
  },
}

/** The words of the sections that are the articles' bodies. */
async function findArticleBodies(db: Db, articleIds: number[]) {
  const slugOf = (id: number) => `article-${id}`
  const rows = await db
    .select({ slug: sections.slug, locale: documents.locale, modules: versions.modules })
    .from(sections)
    .innerJoin(documents, eq(documents.sectionId, sections.id))
    .innerJoin(versions, eq(versions.id, documents.publishedVersionId))
    .where(and(inArray(sections.slug, articleIds.map(slugOf)), inArray(documents.locale, [...LOCALES])))
  const byKey = new Map(rows.map((row) => [`${row.slug} ${row.locale}`, words(row.modules)]))
  return (id: number, locale: Locale) => byKey.get(`${slugOf(id)} ${locale}`) ?? ''
}

const SOURCES: Sources = {
  event: eventSource,
  production: productionSource,
  person: personSource,
  article: articleSource,
  venue: venueSource,
  series: seriesSource,
  page: pageSource,
}
