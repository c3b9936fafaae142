import type { z } from 'zod'
import { Failure } from '../../contract/errors.ts'
import type { Paged } from '../../contract/paging.ts'
import type { Context } from '../../platform/context.ts'
import { countVisible } from '../../platform/database/counting.ts'
import { and, eq, type PgTable } from '../../platform/database/drizzle.ts'
import { areItemsVisibleTo, visibleTo } from '../../platform/database/visibility.ts'
import { pageOf } from '../../platform/endpoints/paging.ts'
import { publicExtra } from '../../saving/extra-facts.ts'
import { events, eventTag } from '../events/tables.ts'
import { productions, productionTag } from '../productions/tables.ts'
import { findNeighbours, findRelated } from './connections.ts'
import type { ArticleDetail, ArticleSummary, list, teasers } from './contract.ts'
import { type ArticleFilter, matches } from './filters.ts'
import { findOnStage } from './on-stage.ts'
import { readingMinutes } from './reading-time.ts'
import { findSummaries } from './summaries.ts'
import {
  ARTICLES_TAG,
  articleEventLinks,
  articleProductionLinks,
  articles,
  articlesOf,
  articleTag,
} from './tables.ts'

export async function listArticles(
  context: Context,
  { page, page_size, ...filter }: z.output<typeof list.params>,
): Promise<Paged<ArticleSummary>> {
  const found = (await namesNothingHidden(context, filter))
    ? {
        count: await countArticles(context, filter),
        results: await findNewest(context, filter, page_size, (page - 1) * page_size),
      }
    : { count: 0, results: [] }
  return pageOf('/api/articles', context.locale, { ...filter, page, page_size }, found)
}

/** Articles about a hidden item are not listed under it. */
function namesNothingHidden(context: Context, { production, event }: ArticleFilter): Promise<boolean> {
  return areItemsVisibleTo(context, [
    [productions, productionTag, production],
    [events, eventTag, event],
  ])
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

/**
 * The tags of a list: under an event or a production those of its articles, including hidden ones; otherwise that of
 * all articles.
 */
async function findListTags({ db }: Context, { production, event }: ArticleFilter): Promise<string[]> {
  if (event === undefined && production === undefined) return [ARTICLES_TAG]
  const [table, column, kind, id] =
    event === undefined
      ? ([
          articleProductionLinks,
          articleProductionLinks.productionId,
          'production',
          production ?? 0,
        ] as const)
      : ([articleEventLinks, articleEventLinks.eventId, 'event', event] as const)
  const rows = await db
    .select({ id: table.articleId })
    .from(table as PgTable)
    .where(eq(column, id))
  return [...articlesOf(kind, id), ...rows.map((row) => articleTag(row.id))]
}

/** The number of articles. It also notes that the answer is right only until the next article is published. */
async function countArticles(context: Context, filter: ArticleFilter): Promise<number> {
  return countVisible(context, {
    key: `articles ${JSON.stringify(filter)}`,
    tags: await findListTags(context, filter),
    table: articles,
    where: matches(context.db, filter),
  })
}

/**
 * Reads the text of an article's body by the slug of its section. Bodies belong to an area that this one cannot import,
 * so the function is passed in.
 */
export type BodyText = (context: Context, sectionSlug: string) => Promise<string>

export async function findArticle(context: Context, id: number, bodyText: BodyText): Promise<ArticleDetail> {
  context.reads.note(ARTICLES_TAG, articleTag(id))
  const where = and(eq(articles.id, id), visibleTo(context, articles))
  const [summary] = await findSummaries(context, { where, limit: 1 })
  if (!summary) throw new Failure('not_found')
  await countArticles(context, {})
  const section_slug = `article-${id}`
  return {
    ...summary,
    section_slug,
    reading_time_minutes: readingMinutes(await bodyText(context, section_slug)),
    related: await findRelated(context, summary),
    ...(await findOnStage(context, id)),
    ...(await findNeighbours(context, id)),
    ...(await publicExtra(context.db, 'article', articles, id)),
  }
}
