import type { Context } from '../../platform/context.ts'
import { asc } from '../../platform/database/drizzle.ts'
import { describeCategory, describeTag } from './summaries.ts'
import { ARTICLE_WORDS_TAG, articleCategories, articleTags } from './tables.ts'

export async function listCategories({ db, locale, reads }: Context) {
  reads.note(ARTICLE_WORDS_TAG)
  const rows = await db
    .select()
    .from(articleCategories)
    .orderBy(asc(articleCategories.position), asc(articleCategories.id))
  return rows.map((row) => describeCategory(row, locale))
}

export async function listTags({ db, locale, reads }: Context) {
  reads.note(ARTICLE_WORDS_TAG)
  const rows = await db.select().from(articleTags)
  return rows
    .map((row) => describeTag(row, locale))
    .sort((a, b) => a.name.localeCompare(b.name, locale) || a.id - b.id)
}
