import { hasArea } from '../contract/areas.ts'
import type { ArticleSummary } from '../domains/magazine/contract.ts'
import { findSummaries, NEWEST_FIRST } from '../domains/magazine/summaries.ts'
import { ARTICLES_TAG, articles } from '../domains/magazine/tables.ts'
import type { NeedKinds } from '../modules/kit/define-module.ts'
import type { Context } from '../platform/context.ts'
import { countVisible } from '../platform/database/counting.ts'
import { and, inArray, type SQL, sql } from '../platform/database/drizzle.ts'
import { visibleTo } from '../platform/database/visibility.ts'
import { findBatchedLists } from './batched-lists.ts'

type ArticleList = NeedKinds['articles']['asks']

/** The newest articles of any number of lists: their ids in one query, their content in three. */
export async function findArticleLists(
  context: Context,
  lists: ArticleList[],
): Promise<(list: ArticleList) => ArticleSummary[]> {
  if (lists.length === 0 || !hasArea('magazine')) return () => []
  const { db } = context
  // Counting also notes when the next article becomes visible.
  await countVisible(context, { key: 'articles {}', tags: [ARTICLES_TAG], table: articles, where: undefined })
  const idsOf = await findBatchedLists(db, lists, ({ items, skip, categories }, place) =>
    db
      .select({ list: place, id: articles.id })
      .from(articles)
      .where(and(visibleTo(context, articles), isOf(categories)))
      .orderBy(...NEWEST_FIRST)
      .limit(items)
      .offset(skip),
  )
  const wanted = idsOf.all
  const found = await findSummaries(context, { where: inArray(articles.id, wanted), limit: wanted.length })
  return (list) => {
    const ids = idsOf(list)
    return found.filter(({ id }) => ids.has(id))
  }
}

function isOf(categories: number[] | null): SQL | undefined {
  if (!categories) return undefined
  return categories.length > 0 ? inArray(articles.categoryId, categories) : sql`false`
}
