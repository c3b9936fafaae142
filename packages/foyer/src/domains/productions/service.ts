import type { z } from 'zod'
import { Failure } from '../../contract/errors.ts'
import { kindOf } from '../../contract/event-kinds.ts'
import { nameIn, textsIn } from '../../contract/item.ts'
import type { Paged } from '../../contract/paging.ts'
import type { Context } from '../../platform/context.ts'
import { countVisible } from '../../platform/database/counting.ts'
import { and, asc, eq, sql } from '../../platform/database/drizzle.ts'
import { areItemsVisibleTo, isVisibleTo, visibleTo } from '../../platform/database/visibility.ts'
import { pageOf } from '../../platform/endpoints/paging.ts'
import { richTextIn } from '../../platform/text/rich-text-in.ts'
import { houseDay, nextHouseMidnight } from '../../platform/time/house-clock.ts'
import { publicExtra } from '../../saving/extra-facts.ts'
import { findImages } from '../media/service.ts'
import { findContributors } from '../people/contributors.ts'
import { persons, personTag } from '../people/tables.ts'
import { brandAmong } from '../settings/brand/brand-in-effect.ts'
import type { ListedProduction, list, ProductionDetail, ProductionSummary } from './contract.ts'
import { matches } from './filters.ts'
import { brandsOfPerformances, nextAppearance, nextPerformance, PERFORMANCES_TAG } from './performances.ts'
import { selectProductions, summarise } from './summaries.ts'
import {
  PRODUCTION_WORDS_TAG,
  PRODUCTIONS_TAG,
  productionContributors,
  productionImages,
  productions,
  productionsOf,
  productionTag,
} from './tables.ts'
import { describeWorks } from './works.ts'

export async function listProductions(
  context: Context,
  { page, page_size, ...filter }: z.output<typeof list.params>,
): Promise<Paged<ListedProduction>> {
  const { locale } = context
  const params = { ...filter, page, page_size }
  // Productions of a hidden person are not listed under them.
  if (!(await areItemsVisibleTo(context, [[persons, personTag, filter.person]]))) {
    return pageOf('/api/productions', locale, params, { count: 0, results: [] })
  }
  const where = matches(context, filter)
  const roles = await findRoles(context, filter.person)
  // With a filter for a person, the order is the one set by editors.
  const from = filter.date ?? (filter.person === undefined ? today(context) : undefined)
  const appearance = await noteAppearances(context, from)
  const count = await countVisible(context, {
    key: `productions ${JSON.stringify(filter)} ${filter.date === undefined ? '' : appearance}`,
    tags: [...roles.tags, ...(filter.date === undefined ? [] : [PERFORMANCES_TAG]), PRODUCTION_WORDS_TAG],
    table: productions,
    where,
  })
  const rows = await selectProductions(context)
    .where(and(where, visibleTo(context, productions)))
    // Running and coming productions first, because most visitors look for those; the others in the order set by
    // editors.
    .orderBy(
      ...(from === undefined ? [] : [sql`${nextPerformance(context, from)} asc nulls last`]),
      asc(productions.position),
      asc(productions.id),
    )
    .limit(page_size)
    .offset((page - 1) * page_size)
  const summaries = await summarise(context, rows)
  const results = summaries.map((summary) => {
    const own = roles.in(summary.id)
    const role_langs = own.map(({ lang }) => lang ?? null)
    return { ...summary, roles: own.map(({ name }) => name), ...(role_langs.some(Boolean) && { role_langs }) }
  })
  return pageOf('/api/productions', locale, params, { count, results })
}

/**
 * The roles of a person in each production, in the order of its cast list, and the tags of the list with or without
 * this filter.
 */
async function findRoles({ db, locale }: Context, person: number | undefined) {
  if (person === undefined) return { in: () => [], tags: [PRODUCTIONS_TAG] }
  const { productionId, personId, role, position, id } = productionContributors
  const rows = await db
    .select({ productionId, role })
    .from(productionContributors)
    .where(eq(personId, person))
    .orderBy(asc(position), asc(id))
  return {
    in: (production: number) =>
      rows.filter((row) => row.productionId === production).map((row) => nameIn(row.role, locale)),
    // Also hidden productions, because they may become visible.
    tags: [...productionsOf(person), ...rows.map((row) => productionTag(row.productionId))],
  }
}

/** Today changes at midnight, and with it the order of the list. */
function today({ clock, reads }: Context): string {
  reads.until(nextHouseMidnight(clock.now()))
  return houseDay(clock.now())
}

/**
 * Notes that the list depends on events, and on when they become visible. Returns a key for its count, which changes at
 * that moment.
 */
async function noteAppearances(context: Context, date: string | undefined): Promise<string> {
  if (date === undefined) return ''
  context.reads.note(PERFORMANCES_TAG)
  const next = await nextAppearance(context, date)
  if (next) context.reads.until(next)
  return next?.toISOString() ?? ''
}

export async function findProduction(context: Context, id: number): Promise<ProductionDetail> {
  const { locale, reads } = context
  reads.note(productionTag(id))
  const [row] = await selectProductions(context).where(eq(productions.id, id))
  if (!row || !isVisibleTo(context, row.production)) throw new Failure('not_found')
  const { production } = row
  const [summary] = (await summarise(context, [row])) as [ProductionSummary]
  const gallery = await findGallery(context, id)
  const imageOf = await findImages(context, [...gallery, production.videoImageId])
  const { langs, ...texts } = textsIn(
    {
      promoter: production.promoter,
      language: production.language,
      surtitles: production.surtitles,
      age_advice: production.ageAdvice,
    },
    locale,
  )
  return {
    ...summary,
    ...texts,
    ...(langs && { langs: { ...summary.langs, ...langs } }),
    description: richTextIn(production.description, locale),
    images: gallery.map((imageId) => imageOf(imageId).image_obj).filter((image) => image !== null),
    works: describeWorks(production.works, locale),
    video_url: production.videoUrl,
    video_image_obj: imageOf(production.videoImageId).image_obj,
    contributors: await findProductionContributors(context, id),
    kind: kindOf(row.type?.kind),
    duration_minutes: production.durationMinutes,
    ...(await publicExtra(context.db, 'production', productions, id)),
    ...(await brandAmong(context, await brandsOfPerformances(context, id))),
  }
}

/** The pictures of a production's slider, in order; its events show them too. */
export async function findGallery({ db }: Context, productionId: number): Promise<number[]> {
  const rows = await db
    .select({ imageId: productionImages.imageId })
    .from(productionImages)
    .where(eq(productionImages.productionId, productionId))
    .orderBy(asc(productionImages.position), asc(productionImages.imageId))
  return rows.map(({ imageId }) => imageId)
}

/** The contributors of a production, and so of its events. */
export function findProductionContributors(context: Context, productionId: number) {
  return findContributors(context, productionContributors, productionContributors.productionId, productionId)
}
