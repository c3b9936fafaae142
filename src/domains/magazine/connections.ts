import { and, asc, desc, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { addressOf, type ItemLink, inLanguage } from '../../contract/item.ts'
import type { Context } from '../../platform/context.ts'
import { isVisibleTo, visibleTo } from '../../platform/database/visibility.ts'
import { berlinTime } from '../../platform/time/berlin.ts'
import { selectEvents, titleOf } from '../events/summaries.ts'
import { events } from '../events/tables.ts'
import { EVENTS_TAG } from '../events/tags.ts'
import { productions } from '../productions/tables.ts'
import { PRODUCTIONS_TAG } from '../productions/tags.ts'
import type { ArticleSummary } from './contract.ts'
import { findSummaries, NEWEST_FIRST } from './summaries.ts'
import { articleEventLinks, articleProductionLinks, articles, articleTagLinks } from './tables.ts'

const MAX_RELATED = 3

/** Other articles on the same topics or of the same category; the more they share, the sooner. */
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

/** The articles published just before and just after one. */
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
  if (!row) return null
  return {
    id: row.id,
    name: inLanguage(row.title, context.locale),
    ...addressOf('article', row.id, row.title, context.locale),
  }
}

export async function findEventLinks(context: Context, articleId: number) {
  const { db, locale, reads } = context
  reads.note(EVENTS_TAG)
  const linked = db
    .select({ one: sql`1` })
    .from(articleEventLinks)
    .where(and(eq(articleEventLinks.eventId, events.id), eq(articleEventLinks.articleId, articleId)))
  const rows = await selectEvents(context)
    .where(exists(linked))
    .orderBy(asc(events.dateStart), asc(events.id))
  return rows
    .filter((row) => isVisibleTo(context, row.event))
    .map((row) => ({
      id: row.event.id,
      name: inLanguage(titleOf(row), locale),
      ...addressOf('event', row.event.id, titleOf(row), locale),
      date_start: berlinTime(row.event.dateStart),
    }))
}

export async function findProductionLinks(context: Context, articleId: number): Promise<ItemLink[]> {
  const { db, locale, reads } = context
  reads.note(PRODUCTIONS_TAG)
  const rows = await db
    .select({ production: productions })
    .from(articleProductionLinks)
    .innerJoin(productions, eq(productions.id, articleProductionLinks.productionId))
    .where(eq(articleProductionLinks.articleId, articleId))
    .orderBy(asc(productions.id))
  return rows
    .filter((row) => isVisibleTo(context, row.production))
    .map(({ production: { id, title } }) => ({
      id,
      name: inLanguage(title, locale),
      ...addressOf('production', id, title, locale),
    }))
}
