import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { Failure } from '../../contract/errors.ts'
import type { Paged } from '../../contract/paging.ts'
import type { Context } from '../../platform/context.ts'
import { countVisible } from '../../platform/database/counting.ts'
import { isVisibleTo, visibleTo } from '../../platform/database/visibility.ts'
import { pageOf } from '../../platform/endpoints/paging.ts'
import { isEditor } from '../../platform/viewer.ts'
import { findNeighbours, findRelated } from './connections.ts'
import type { ArticleDetail, ArticleSummary, list, teasers } from './contract.ts'
import { type ArticleFilter, matches } from './filters.ts'
import { findOnStage } from './on-stage.ts'
import { readingMinutes } from './reading-time.ts'
import { findSummaries } from './summaries.ts'
import { articles } from './tables.ts'
import { ARTICLES_TAG } from './tags.ts'

export async function listArticles(
  context: Context,
  { page, page_size, ...filter }: z.output<typeof list.params>,
): Promise<Paged<ArticleSummary>> {
  const count = await countArticles(context, filter)
  const results = await findNewest(context, filter, page_size, (page - 1) * page_size)
  return pageOf('/api/articles', context.locale, { ...filter, page, page_size }, { count, results })
}

export async function listNewest(
  context: Context,
  { items, ...filter }: z.output<typeof teasers.params>,
): Promise<ArticleSummary[]> {
  await countArticles(context, filter)
  return findNewest(context, filter, items)
}

function findNewest(context: Context, filter: ArticleFilter, limit: number, offset = 0) {
  const where = and(matches(context.db, filter), visibleTo(context, articles))
  return findSummaries(context, { where, limit, offset })
}

/** How many there are; asking also notes when the next one is due, and with it every list of articles. */
function countArticles(context: Context, filter: ArticleFilter): Promise<number> {
  return countVisible(context, {
    key: `articles ${JSON.stringify(filter)}`,
    tags: [ARTICLES_TAG],
    table: articles,
    where: matches(context.db, filter),
  })
}

/** The text of an article's body by the slug of its section. Bodies belong to the pages, a later area, which gives this. */
export type BodyText = (context: Context, sectionSlug: string) => Promise<string>

export async function findArticle(context: Context, id: number, bodyText: BodyText): Promise<ArticleDetail> {
  const where = and(eq(articles.id, id), visibleTo(context, articles))
  const [summary] = await findSummaries(context, { where, limit: 1 })
  if (!summary) throw new Failure('not_found')
  await countArticles(context, {})
  const section_slug = bodySlug(id)
  return {
    ...summary,
    section_slug,
    reading_time_minutes: readingMinutes(await bodyText(context, section_slug)),
    related: await findRelated(context, summary),
    ...(await findOnStage(context, id)),
    ...(await findNeighbours(context, id)),
  }
}

function bodySlug(id: number): string {
  return `article-${id}`
}

/** Whether the caller may read a section; one that is no article's body is nothing to the magazine. */
export async function mayReadBody(context: Context, sectionSlug: string): Promise<boolean> {
  const [, id] = /^article-(\d{1,9})$/.exec(sectionSlug) ?? []
  if (!id || isEditor(context.viewer)) return true
  context.reads.note(ARTICLES_TAG)
  const [article] = await context.db
    .select({ isOnline: articles.isOnline, publishedAt: articles.publishedAt })
    .from(articles)
    .where(eq(articles.id, Number(id)))
  return article !== undefined && isVisibleTo(context, article)
}
