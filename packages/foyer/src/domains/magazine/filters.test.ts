import { expect, it } from 'vitest'
import { fakeContext, sqlOf } from '../../../../../tests/support/fake-context.ts'
import { type ArticleFilter, matches } from './filters.ts'

const { db } = fakeContext().context
const linked = (table: string, column: string) =>
  `exists (select 1 from ${table} where (${table}.article_id = article.id and ${table}.${column} = $1))`

it.each<[string, ArticleFilter, unknown]>([
  ['nothing are all of them', {}, null],
  ['a category', { category: 1 }, ['article.category_id = $1', 1]],
  ['a tag', { tag: 2 }, [linked('article_tag_link', 'tag_id'), 2]],
  ['a production', { production: 3 }, [linked('article_production_link', 'production_id'), 3]],
  ['an event', { event: 4 }, [linked('article_event_link', 'event_id'), 4]],
  [
    'several at once: each must hold',
    { tag: 2, category: 1 },
    [`(article.category_id = $1 and ${linked('article_tag_link', 'tag_id').replace('$1', '$2')})`, 1, 2],
  ],
])('articles by %s', (_, filter, expected) => {
  expect(sqlOf(matches(db, filter))).toEqual(expected)
})
