import { announces, announcesPerRow, itemTag, listTags } from '../../platform/cache/table-tags.ts'
import { bilingual, extraFacts, publication } from '../../platform/database/columns.ts'
import { index, integer, pgTable, primaryKey, serial, text } from '../../platform/database/drizzle.ts'
import { events } from '../events/tables.ts'
import { images } from '../media/tables.ts'
import { productions } from '../productions/tables.ts'

/** The tag of lists of articles, and of every article: its page shows neighbours and related articles. */
export const ARTICLES_TAG = 'articles'
/** The tag of the categories and tags of articles. */
export const ARTICLE_WORDS_TAG = 'article-words'
export const articleTag = (id: number) => itemTag('article', id)
/** The tag of the articles on a production or an event. */
export const articlesOf = (kind: 'production' | 'event', id: number) => listTags('articles', kind, id)

export const articleCategories = pgTable('article_category', {
  id: serial().primaryKey(),
  name: bilingual(),
  /** A CSS class for the look of the category. */
  styleName: text().notNull().default(''),
  position: integer().notNull().default(0),
})

export const articleTags = pgTable('article_tag', {
  id: serial().primaryKey(),
  name: bilingual(),
})

/** An article; its body is the standalone section `article-{id}`. */
export const articles = pgTable(
  'article',
  {
    id: serial().primaryKey(),
    categoryId: integer().references(() => articleCategories.id, { onDelete: 'set null' }),
    title: bilingual(),
    subtitle: bilingual(),
    /** The text shown in lists. */
    teaser: bilingual(),
    author: text().notNull().default(''),
    imageId: integer().references(() => images.id, { onDelete: 'set null' }),
    /** Additional words for the search; not shown. */
    searchWords: bilingual(),
    ...extraFacts,
    ...publication,
  },
  (table) => [
    index('article_order').on(table.publishedAt.desc(), table.id.desc()),
    index('article_category_order').on(table.categoryId, table.publishedAt.desc(), table.id.desc()),
  ],
)

export const articleTagLinks = pgTable(
  'article_tag_link',
  {
    articleId: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    tagId: integer()
      .notNull()
      .references(() => articleTags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.tagId] }),
    index().on(table.tagId, table.articleId),
  ],
)

/** The items an article is about; it is shown under Blog on their pages (2 §2 Detail pages). */
export const articleProductionLinks = pgTable(
  'article_production_link',
  {
    articleId: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    productionId: integer()
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.productionId] }), index().on(table.productionId)],
)

export const articleEventLinks = pgTable(
  'article_event_link',
  {
    articleId: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.eventId] }), index().on(table.eventId)],
)

announcesPerRow(articles, ({ id }) => [ARTICLES_TAG, articleTag(id)])
announcesPerRow(articleTagLinks, ({ articleId }) => [ARTICLES_TAG, articleTag(articleId)])
announcesPerRow(articleProductionLinks, ({ articleId, productionId }) => [
  articleTag(articleId),
  ...articlesOf('production', productionId),
])
announcesPerRow(articleEventLinks, ({ articleId, eventId }) => [
  articleTag(articleId),
  ...articlesOf('event', eventId),
])
announces(ARTICLE_WORDS_TAG, articleCategories, articleTags)
