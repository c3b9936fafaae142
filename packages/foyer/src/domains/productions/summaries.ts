import { inLanguage } from '../../contract/in-language.ts'
import { addressOf, nameIn, textsIn } from '../../contract/item.ts'
import type { Context } from '../../platform/context.ts'
import { eq, inArray } from '../../platform/database/drizzle.ts'
import { findImages } from '../media/service.ts'
import type { ProductionSummary } from './contract.ts'
import {
  exhibitionTypes,
  PRODUCTION_WORDS_TAG,
  productions,
  productionTag,
  productionTagLinks,
  productionTags,
  seasons,
} from './tables.ts'

export function selectProductions({ db, reads }: Context) {
  reads.note(PRODUCTION_WORDS_TAG)
  return db
    .select({ production: productions, season: seasons, type: exhibitionTypes })
    .from(productions)
    .leftJoin(seasons, eq(seasons.id, productions.seasonId))
    .leftJoin(exhibitionTypes, eq(exhibitionTypes.id, productions.exhibitionTypeId))
}

type ProductionRow = Awaited<ReturnType<ReturnType<typeof selectProductions>['execute']>>[number]

/** Productions in the form of lists: two more queries, however many. */
export async function summarise(context: Context, rows: ProductionRow[]): Promise<ProductionSummary[]> {
  const { locale, reads } = context
  reads.note(...rows.map(({ production }) => productionTag(production.id)))
  const tagsOf = await findTags(
    context,
    rows.map(({ production }) => production.id),
  )
  const imageOf = await findImages(
    context,
    rows.map(({ production }) => production.imageId),
  )
  return rows.map(({ production, season, type }) => ({
    id: production.id,
    title: inLanguage(production.title, locale),
    ...textsIn({ subtitle: production.subtitle }, locale),
    author: production.author,
    ...addressOf('production', production.id, production.title, locale),
    season: season && { id: season.id, ...nameIn(season.name, locale) },
    exhibition_type: type && { slug: type.slug, ...nameIn(type.name, locale) },
    tags: tagsOf(production.id),
    premiere_on: production.premiereOn,
    ...imageOf(production.imageId),
  }))
}

async function findTags({ db, locale }: Context, productionIds: number[]) {
  const rows =
    productionIds.length === 0
      ? []
      : await db
          .select({ productionId: productionTagLinks.productionId, tag: productionTags })
          .from(productionTagLinks)
          .innerJoin(productionTags, eq(productionTags.id, productionTagLinks.tagId))
          .where(inArray(productionTagLinks.productionId, productionIds))
          .orderBy(productionTags.id)
  return (productionId: number) =>
    rows
      .filter((row) => row.productionId === productionId)
      .map(({ tag }) => ({ id: tag.id, ...nameIn(tag.name, locale) }))
}
