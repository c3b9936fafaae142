import type { Db } from '../../platform/database/database.ts'
import {
  and,
  eq,
  exists,
  type PgColumn,
  type PgTable,
  type SQL,
  sql,
} from '../../platform/database/drizzle.ts'
import { articleEventLinks, articleProductionLinks, articles, articleTagLinks } from './tables.ts'

export interface ArticleFilter {
  category?: number
  tag?: number
  production?: number
  event?: number
}

/** The condition for articles that match a filter. */
export function matches(db: Db, { category, tag, production, event }: ArticleFilter): SQL | undefined {
  const links = (table: PgTable & { articleId: PgColumn }, column: PgColumn, id: number | undefined) =>
    id === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(table)
            .where(and(eq(table.articleId, articles.id), eq(column, id))),
        )
  return and(
    category === undefined ? undefined : eq(articles.categoryId, category),
    links(articleTagLinks, articleTagLinks.tagId, tag),
    links(articleProductionLinks, articleProductionLinks.productionId, production),
    links(articleEventLinks, articleEventLinks.eventId, event),
  )
}
