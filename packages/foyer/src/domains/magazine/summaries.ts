import { inLanguage } from '../../contract/in-language.ts'
import { addressOf, nameIn, textsIn } from '../../contract/item.ts'
import type { Locale } from '../../contract/locale.ts'
import { slugOf } from '../../contract/slug.ts'
import type { Context } from '../../platform/context.ts'
import { asc, desc, eq, inArray, type SQL } from '../../platform/database/drizzle.ts'
import { houseTime } from '../../platform/time/house-clock.ts'
import { findImages } from '../media/service.ts'
import type { ArticleSummary } from './contract.ts'
import {
  ARTICLE_WORDS_TAG,
  articleCategories,
  articles,
  articleTag,
  articleTagLinks,
  articleTags,
} from './tables.ts'

export const NEWEST_FIRST = [desc(articles.publishedAt), desc(articles.id)]

interface Page {
  where: SQL | undefined
  orderBy?: SQL[]
  limit: number
  offset?: number
}

/** Articles in the form of lists: three queries, however many. Callers note the tags of their list. */
export async function findSummaries(
  context: Context,
  { where, orderBy = NEWEST_FIRST, limit, offset = 0 }: Page,
): Promise<ArticleSummary[]> {
  const { db, locale, reads } = context
  reads.note(ARTICLE_WORDS_TAG)
  const rows = await db
    .select({ article: articles, category: articleCategories })
    .from(articles)
    .leftJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  reads.note(...rows.map((row) => articleTag(row.article.id)))
  const tagsOf = await findTags(
    context,
    rows.map((row) => row.article.id),
  )
  const imageOf = await findImages(
    context,
    rows.map((row) => row.article.imageId),
  )
  return rows.map(({ article, category }) => ({
    id: article.id,
    title: inLanguage(article.title, locale),
    ...textsIn({ subtitle: article.subtitle, teaser: article.teaser }, locale),
    author: article.author,
    ...addressOf('article', article.id, article.title, locale),
    published_at: houseTime(article.publishedAt),
    category: category && describeCategory(category, locale),
    tags: tagsOf(article.id),
    ...imageOf(article.imageId),
  }))
}

export function describeCategory(
  { id, name, styleName }: typeof articleCategories.$inferSelect,
  locale: Locale,
) {
  const words = nameIn(name, locale)
  return { id, ...words, style_name: styleName, slug: slugOf(words.name) }
}

export function describeTag({ id, name }: typeof articleTags.$inferSelect, locale: Locale) {
  const words = nameIn(name, locale)
  return { id, ...words, slug: slugOf(words.name) }
}

async function findTags({ db, locale }: Context, articleIds: number[]) {
  const rows =
    articleIds.length === 0
      ? []
      : await db
          .select({ articleId: articleTagLinks.articleId, tag: articleTags })
          .from(articleTagLinks)
          .innerJoin(articleTags, eq(articleTags.id, articleTagLinks.tagId))
          .where(inArray(articleTagLinks.articleId, articleIds))
          .orderBy(asc(articleTags.id))
  return (articleId: number) =>
    rows.filter((row) => row.articleId === articleId).map(({ tag }) => describeTag(tag, locale))
}
