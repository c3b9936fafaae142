import { nameOf } from '../../contract/in-language.ts'
import { bilingual, image, number, reference, references, string } from '../../fields/kinds.ts'
import { eq } from '../../platform/database/drizzle.ts'
import { houseTime } from '../../platform/time/house-clock.ts'
import { storedIn } from '../../saving/item-store.ts'
import { ALWAYS, publicationFields, published } from '../../saving/publication.ts'
import { searchWords } from '../../saving/search-words.ts'
import { defineSubject } from '../../saving/subject.ts'
import {
  articleCategories,
  articleEventLinks,
  articleProductionLinks,
  articles,
  articleTagLinks,
  articleTags,
} from './tables.ts'

export const articleCategory = defineSubject({
  area: 'magazine',
  model: 'articlecategory',
  target: 'articleCategory',
  access: 'editor',
  fields: {
    name: bilingual({ required: true, inOneLanguage: true }),
    style_name: string({ maxLength: 50, format: 'key' }),
    position: number({ min: 0, max: 100_000, default: 0 }),
  },
  store: storedIn(articleCategories),
  titleOf: ({ name }) => nameOf(name),
  async indexed(db, { id }) {
    const rows = await db.select({ id: articles.id }).from(articles).where(eq(articles.categoryId, id))
    return [{ kind: 'article', ids: rows.map((article) => article.id) }]
  },
})

export const articleTag = defineSubject({
  area: 'magazine',
  model: 'articletag',
  target: 'articleTag',
  access: 'editor',
  whenUsed: 'lets go',
  fields: { name: bilingual({ required: true, inOneLanguage: true }) },
  store: storedIn(articleTags),
  titleOf: ({ name }) => nameOf(name),
  async indexed(db, { id }) {
    const rows = await db
      .select({ id: articleTagLinks.articleId })
      .from(articleTagLinks)
      .where(eq(articleTagLinks.tagId, id))
    return [{ kind: 'article', ids: rows.map((article) => article.id) }]
  },
})

/** An article without its body, which is a section. */
export const article = defineSubject({
  area: 'magazine',
  model: 'article',
  target: 'article',
  access: 'editor',
  fields: {
    title: bilingual({ required: true }),
    subtitle: bilingual(),
    teaser: bilingual({ text: 'lines', maxLength: 3000 }),
    author: string(),
    category: reference('articleCategory'),
    tags: references('articleTag'),
    productions: references('production'),
    events: references('event'),
    image: image(),
    ...searchWords,
    ...publicationFields,
  },
  store: storedIn(articles, {
    tags: { table: articleTagLinks, owner: 'articleId', target: 'tagId' },
    productions: { table: articleProductionLinks, owner: 'articleId', target: 'productionId' },
    events: { table: articleEventLinks, owner: 'articleId', target: 'eventId' },
  }),
  titleOf: ({ title }) => nameOf(title),
  check: async ({ clock }, values) => published(dated(values, clock.now())),
  indexed: async (_db, { id }) => [{ kind: 'article', ids: [id] }],
})

/**
 * Sets the date of an article without one to the day it goes online: the magazine is sorted by date, and the article
 * would be its oldest.
 */
function dated<V extends { is_online: boolean; published_at: string | null }>(values: V, now: Date): V {
  const hasDay = values.published_at !== null && values.published_at !== ALWAYS
  return hasDay || !values.is_online ? values : { ...values, published_at: houseTime(now) }
}
