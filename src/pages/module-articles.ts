import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { ArticleSummary } from '../domains/magazine/contract.ts'
import { findSummaries, NEWEST_FIRST } from '../domains/magazine/summaries.ts'
import { articles } from '../domains/magazine/tables.ts'
import { ARTICLES_TAG } from '../domains/magazine/tags.ts'
import type { NeedKinds } from '../modules/kit/needs.ts'
import type { Context } from '../platform/context.ts'
import { countVisible } from '../platform/database/counting.ts'
import { visibleTo } from '../platform/database/visibility.ts'
import { findRuns } from './runs.ts'

type Run = NeedKinds['articles']['asks']

/** The newest articles of any number of runs: which ones in one query, what they are in three. */
export async function findArticleRuns(
  context: Context,
  runs: Run[],
): Promise<(run: Run) => ArticleSummary[]> {
  if (runs.length === 0) return () => []
  const { db } = context
  // Asking how many there are also notes when the next one is due.
  await countVisible(context, { key: 'articles {}', tags: [ARTICLES_TAG], table: articles, where: undefined })
  const idsOf = await findRuns(db, runs, ({ items, skip, categories }, place) =>
    db
      .select({ run: place, id: articles.id })
      .from(articles)
      .where(and(visibleTo(context, articles), isOf(categories)))
      .orderBy(...NEWEST_FIRST)
      .limit(items)
      .offset(skip),
  )
  const wanted = idsOf.all
  const found = await findSummaries(context, { where: inArray(articles.id, wanted), limit: wanted.length })
  return (run) => {
    const ids = idsOf(run)
    return found.filter(({ id }) => ids.has(id))
  }
}

function isOf(categories: number[] | null): SQL | undefined {
  if (!categories) return undefined
  return categories.length > 0 ? inArray(articles.categoryId, categories) : sql`false`
}
