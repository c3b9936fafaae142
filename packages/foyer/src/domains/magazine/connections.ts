import { type ItemLink, linkTo } from '../../contract/item.ts'
import type { Context } from '../../platform/context.ts'
import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from '../../platform/database/drizzle.ts'
import { visibleTo } from '../../platform/database/visibility.ts'
import type { ArticleSummary } from './contract.ts'
import { findSummaries, NEWEST_FIRST } from './summaries.ts'
import { articles, articleTagLinks } from './tables.ts'

const MAX_RELATED = 3

/** Other articles with the same topics or category; those that share more come first. */
export async function findRelated(context: Context, article: ArticleSummary): Promise<ArticleSummary[]> {
  const { db } = context
  const tagIds = article.tags.map((tag) => tag.id)
  const sameCategory = article.category ? eq(articles.categoryId, article.category.id) : sql`false`
  if (tagIds.length === 0 && !article.category) return []
  const sharedTags = db
    .select({ tags: sql`count(*)` })
    .from(articleTagLinks)
    .where(and(eq(articleTagLinks.articleId, articles.id), inArray(articleTagLinks.tagId, tagIds)))
  return findSummaries(context, {
    where: and(
      ne(articles.id, article.id),
      visibleTo(context, articles),
      or(
        sameCategory,
        inArray(
          articles.id,
          db
            .select({ id: articleTagLinks.articleId })
            .from(articleTagLinks)
            .where(inArray(articleTagLinks.tagId, tagIds)),
        ),
      ),
    ),
    orderBy: [desc(sql`2 * (${sharedTags}) + case when ${sameCategory} then 1 else 0 end`), ...NEWEST_FIRST],
    limit: MAX_RELATED,
  })
}

/** The articles published directly before and after one. */
export async function findNeighbours(context: Context, id: number) {
  const own = sql`(select ${articles.publishedAt}, ${articles.id} from ${articles} where ${eq(articles.id, id)})`
  const place = sql`(${articles.publishedAt}, ${articles.id})`
  return {
    previous: await findOne(context, sql`${place} < ${own}`, NEWEST_FIRST),
    next: await findOne(context, sql`${place} > ${own}`, [asc(articles.publishedAt), asc(articles.id)]),
  }
}

async function findOne(context: Context, where: SQL, orderBy: SQL[]): Promise<ItemLink | null> {
  const [row] = await context.db
    .select({ id: articles.id, title: articles.title })
    .from(articles)
    .where(and(where, visibleTo(context, articles)))
    .orderBy(...orderBy)
    .limit(1)
  return row ? linkTo('article', row.id, row.title, context.locale) : null
}
