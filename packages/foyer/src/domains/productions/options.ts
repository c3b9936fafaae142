import { nameIn } from '../../contract/item.ts'
import type { Context } from '../../platform/context.ts'
import { asc, desc } from '../../platform/database/drizzle.ts'
import { exhibitionTypes, PRODUCTION_WORDS_TAG, productionTags, seasons } from './tables.ts'

/** The options of the production filter (2 §3), and the types of the programme's filter. */
export async function listSeasons({ db, locale, reads }: Context) {
  reads.note(PRODUCTION_WORDS_TAG)
  const rows = await db.select().from(seasons).orderBy(desc(seasons.dateFrom), desc(seasons.id))
  return rows.map(({ id, name, dateFrom, dateTo }) => ({
    id,
    ...nameIn(name, locale),
    date_from: dateFrom,
    date_to: dateTo,
  }))
}

export async function listExhibitionTypes({ db, locale, reads }: Context) {
  reads.note(PRODUCTION_WORDS_TAG)
  const rows = await db
    .select()
    .from(exhibitionTypes)
    .orderBy(asc(exhibitionTypes.position), asc(exhibitionTypes.id))
  return rows.map(({ id, slug, name }) => ({ id, slug, ...nameIn(name, locale) }))
}

export async function listTags({ db, locale, reads }: Context) {
  reads.note(PRODUCTION_WORDS_TAG)
  const rows = await db.select().from(productionTags).orderBy(asc(productionTags.id))
  return rows.map(({ id, name, showInFilter }) => ({
    id,
    ...nameIn(name, locale),
    show_in_filter: showInFilter,
  }))
}
